import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build, built, extendedSite } from '../../extensions/fixtures/extended-site.ts';

const files = {
  'README.md': '# Home\n\n<Prices />\n\n<Members />\n\n<Release />\n',
  'other.md': '# Other\n\nNothing of them.\n',
  'data/prices.json': '[{ "name": "Tea", "price": 3 }]',
  'data/members/ana.json': '{ "name": "Ana" }',
  'data/members/bo.json': '{ "name": "Bo" }',
  'components/Prices.tsx': `import prices from '../data/prices.json';
export const Prices = () => <p>{prices.map(({ name, price }) => \`\${name}: \${price}\`).join()}</p>;\n`,
  'components/Members.tsx': `const members = import.meta.glob<{ name: string }>('../data/members/*.json', { eager: true, import: 'default' });
export const Members = () => <p>{Object.values(members).map(({ name }) => name).join(' and ')}</p>;\n`,
};

test('static components show data of JSON files, of globs and of what they await, and follow the files', async () => {
  const root = extendedSite('[]', files);
  writeFileSync(join(root, 'release.txt'), '1.0\n');
  writeFileSync(
    join(root, 'components/Release.tsx'),
    `import { readFile } from 'node:fs/promises';
const text = await readFile(${JSON.stringify(join(root, 'release.txt'))}, 'utf8');
export const Release = () => <p>Release {text.trim()}</p>;\n`,
  );
  await build(root);
  const home = built(root, 'index.html');
  for (const text of ['<p>Tea: 3</p>', '<p>Ana and Bo</p>', '<p>Release 1.0</p>'])
    expect(home).toContain(text);
  writeFileSync(join(root, 'data/prices.json'), '[{ "name": "Tea", "price": 4 }]');
  writeFileSync(join(root, 'data/members/cy.json'), '{ "name": "Cy" }');
  await build(root);
  expect(built(root, 'index.html')).toContain('<p>Tea: 4</p>');
  expect(built(root, 'index.html')).toContain('<p>Ana and Bo and Cy</p>');
});
