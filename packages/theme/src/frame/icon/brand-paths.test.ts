import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { brandPaths } from './brand-paths.ts';

const { resolve } = createRequire(import.meta.url);

test('the marks of brands are those of Simple Icons', () => {
  for (const [name, path] of Object.entries(brandPaths)) {
    const svg = readFileSync(resolve(`simple-icons/icons/${name}.svg`), 'utf8');
    expect(svg, name).toContain(` d="${path}"`);
  }
});
