import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { brandPaths } from './brand-paths.ts';

const require = createRequire(import.meta.url);
const {
  icons,
}: { icons: Record<string, { body: string }> } = require('@iconify-json/simple-icons/icons.json');

test('the marks of brands are those of Simple Icons', () => {
  for (const [name, path] of Object.entries(brandPaths))
    expect(icons[name]?.body, name).toContain(` d="${path}"`);
});
