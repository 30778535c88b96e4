import { expect, test } from 'vitest';
import { withoutModuleWarnings } from './module-warnings.ts';

test('what Node says of the type of modules is left out, other warnings are not', async () => {
  const told: string[] = [];
  const listener = ({ message }: Error) => told.push(message);
  process.on('warning', listener);
  const result = await withoutModuleWarnings(async () => {
    process.emitWarning('Module type is not specified', { code: 'MODULE_TYPELESS_PACKAGE_JSON' });
    process.emitWarning('Failed to load the ES module: a.ts');
    process.emitWarning('other');
    return 1;
  });
  expect([result, told]).toEqual([1, ['other']]);
  expect(process.listeners('warning')).toContain(listener);
  process.off('warning', listener);
});
