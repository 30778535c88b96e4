import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSite, serve } from '../../../cli/fixtures/site.ts';

const compiled = new URL('../../../../dist/index.js', import.meta.url).href;

const MODULE = `import { readFileSync } from 'node:fs';
import { defineData } from '${compiled}';
export default defineData({
  watch: ['prices.json'],
  load: ({ root }) => JSON.parse(readFileSync(root + '/prices.json', 'utf8')),
});
`;

test('in dev, components follow the files that data watches, and keep the last value while it fails', async () => {
  const root = createSite({
    'bifolio.config.mjs': 'export default { git: false };\n',
    'README.md': '# Home\n\n<Price />\n',
    'data/prices.mjs': MODULE,
    'prices.json': '{ "tea": 3 }',
    'components/Price.tsx': `import prices from '../data/prices.mjs';\nexport const Price = () => <p>Tea: {prices.tea}</p>;\n`,
  });
  const site = await serve(['dev', root, '--port', '0']);
  const read = async () => (await fetch(site.url)).text();
  try {
    expect(await read()).toContain('<p>Tea: 3</p>');
    writeFileSync(join(root, 'prices.json'), '{ "tea": 4 }');
    await expect.poll(read).toContain('<p>Tea: 4</p>');
    writeFileSync(join(root, 'prices.json'), '{ "tea": ');
    await expect.poll(() => site.output()).toContain('The last value is used.');
    expect(await read()).toContain('<p>Tea: 4</p>');
  } finally {
    await site.close();
  }
});
