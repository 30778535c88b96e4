import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { build, built, extendedSite, failure } from '../../extensions/fixtures/extended-site.ts';

const compiled = new URL('../../../../dist/index.js', import.meta.url).href;
const zod = import.meta.resolve('zod');

const PRICES = `import { readFileSync } from 'node:fs';
import { defineData } from '${compiled}';
import { z } from '${zod}';
export default defineData({
  schema: z.array(z.object({ name: z.string(), price: z.number() })),
  watch: ['prices.csv'],
  load({ root }) {
    globalThis.loads = (globalThis.loads ?? 0) + 1;
    return readFileSync(root + '/prices.csv', 'utf8').trim().split('\\n').map((line) => {
      const [name, price] = line.split(',');
      return { name, price: Number(price) };
    });
  },
});
`;

const files = {
  'README.md': '# Home\n\n<Prices />\n',
  'other.md': '# Other\n\nNothing of them.\n',
  'prices.csv': 'Tea,3\n',
  'data/prices.mjs': PRICES,
  'data/helper.mjs': 'throw new Error("Nobody asked for this module.");\n',
  'components/Prices.tsx': `import prices from '../data/prices.mjs';
export const Prices = () => <p>{prices.map(({ name, price }) => \`\${name}: \${price}\`).join()}</p>;\n`,
};

const counters = globalThis as { loads?: number };

it('components show what a module of data has loaded, once, and follow it', async () => {
  const root = extendedSite('[]', files);
  counters.loads = 0;
  await build(root);
  expect(built(root, 'index.html')).toContain('<p>Tea: 3</p>');
  expect(counters.loads).toBe(1);
  const times = () =>
    ['index.html', 'other/index.html'].map((file) => statSync(join(root, 'dist', file)).mtimeMs);
  const [home, other] = times();
  writeFileSync(join(root, 'prices.csv'), 'Tea,4\n');
  await build(root);
  expect(built(root, 'index.html')).toContain('<p>Tea: 4</p>');
  expect(times()).toEqual([expect.not.toSatisfy((time) => time === home), other]);
});

it.each([
  ['throws', 'load() { throw new Error("No prices."); }', "The data can't be loaded: No prices."],
  [
    'has a value that the schema refuses',
    'schema: z.array(z.string()), load: () => [1]',
    "data/prices.mjs The value doesn't fit the schema: 0: ",
  ],
  ['gives nothing', 'load() {}', '`load` gives nothing that JSON can hold.'],
  ['gives too much', 'load: () => "a".repeat(20_000_001)', 'The value is larger than 20 MB.'],
  [
    'takes too long',
    'timeout: 30, load: () => new Promise((done) => setTimeout(done, 400))',
    "The data can't be loaded: it takes longer than 0.03 s",
  ],
])('a module that %s ends the build, with its name', async (_, members, expected) => {
  const module = `import { defineData } from '${compiled}';\nimport { z } from '${zod}';\nexport default defineData({ z, ${members} });\n`;
  const told = await failure(extendedSite('[]', { ...files, 'data/prices.mjs': module }));
  expect(told).toContain(expected);
  expect(told).toContain('data/prices.mjs');
});

it('nothing stays of a module that is gone', async () => {
  const root = extendedSite('[]', {
    'README.md': '# Home\n',
    'data/prices.mjs': PRICES,
    'prices.csv': 'Tea,3\n',
  });
  const kept = join(root, '.bifolio/data/prices.json');
  await build(root);
  expect(readFileSync(kept, 'utf8')).toBe('[{"name":"Tea","price":3}]');
  writeFileSync(join(root, 'data/prices.mjs'), 'export default 1;\n');
  await build(root);
  expect(existsSync(kept)).toBe(false);
});
