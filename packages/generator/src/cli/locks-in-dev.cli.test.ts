import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSite, type RunningSite, serve } from './fixtures/site.ts';

const svg = (title: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"><title>${title}</title></svg>`;

let root: string;
let site: RunningSite;

beforeAll(async () => {
  root = createSite({
    'bifolio.config.ts': `import { rules } from './rules.ts';
export default { encrypt: { admin: 'canary-of-an-admin', rules, rounds: 4 }, styles: ['./look/site.css'] };
`,
    'rules.ts': "export const rules = { '/secret/': 'canary-of-a-rule', '/module/': 'canary-of-a-rule' };\n",
    '.env': 'NAME=canary-of-the-environment\n',
    'look/site.css': 'main { background: url(../ground.png) }\n',
    'ground.png': '<title>ground',
    'README.md': '# Home\n\n![open](./open.svg)\n\n<Clock hydrate="load" />\n\n<Sign />\n',
    'open.svg': svg('open'),
    'components/Clock.tsx': `'use client';
import hour from '../lib/hour.ts';
import minute from '../lib/minute.txt?raw';

export const Clock = () => <img src={new URL('../lib/hand.png', import.meta.url).href} alt={hour + minute} />;
`,
    'components/Sign.tsx': `import sign from '../lib/sign.png';
import notes from '../secret/notes.json';

export const Sign = () => <img src={sign} alt={notes.length > 9 ? 'sign' : 'canary of a component'} />;
`,
    'overrides/Footer.tsx':
      "import { mark } from '../lib/mark.ts';\n\nexport default () => <p>{mark.length > 9 ? 'foot' : 'canary of an override'}</p>;\n",
    'overrides/SearchResults.tsx':
      "import { found } from '../lib/found.ts';\n\nexport default ({ original }) => <i title={found}>{original}</i>;\n",
    'components/Chart.tsx':
      'import chart from \'../lib/chart.png\';\n\nexport const Chart = () => <img src={chart} alt="" />;\n',
    'components/Plan.tsx':
      'import plan from \'../lib/plan.png\';\n\nexport const Plan = () => <img src={plan} alt="" />;\n',
    'lib/chart.png': '<title>canary of a picture that a component of a locked page imports',
    'lib/plan.png': '<title>canary of a picture that a component of a locked part imports',
    'secret/chart.md': '# Chart\n\n<Chart />\n',
    'planned.md': '# Planned\n\n::: encrypt password="canary-of-a-part"\n<Plan />\n:::\n',
    'lib/mark.ts': "export const mark = 'canary of what an override imports';\n",
    'lib/found.ts': "export const found = 'found it';\n",
    'secret/notes.json': '"canary of data"',
    'lib/sign.png': '<title>sign',
    'lib/hour.ts': "export default 'noon';\n",
    'lib/minute.txt': 'sharp',
    'lib/hand.png': '<title>hand',
    'lib/notes.ts': "export const notes = 'canary of imported code';\n",
    'later.md': '# Later\n\n![later](./later.svg)\n',
    'drawn.md': '# Drawn\n\n<Drawn />\n',
    'components/Drawn.tsx':
      'import drawn from \'../drawn.svg\';\n\nexport const Drawn = () => <img src={drawn} alt="" />;\n',
    'drawn.svg': svg(`canary of a later lock ${'more than a data: URL holds '.repeat(200)}`),
    'later.svg': svg('canary of a later lock'),
    'partly.md': '# Partly\n\n![partly](./partly.svg)\n',
    'partly.svg': svg('canary of a later part'),
    'secret/README.md': `# Secret

Canary of the text.

![picture](./picture.svg)

<!-- @include: ./_part.md -->

@[code](../lib/notes.ts)
`,
    'secret/_part.md': 'Canary of a part.\n',
    'secret/picture.svg': svg('canary of a picture'),
    'secret/broken.md': 'Canary before it.\n\n::: encrypt\nCanary without a password.\n:::\n',
    'module.mdx':
      "import seal from './lib/seal.png';\nimport Part from './lib/_part.mdx';\n\n# Module\n\nCanary of a module.\n\n<b title={seal}><Part /></b>\n",
    'lib/_part.mdx': "import stamp from './stamp.png';\n\n<i title={stamp} />\n",
    'lib/seal.png': '<title>canary of a picture that a locked page imports',
    'lib/stamp.png': '<title>canary of a picture that its part imports',
    'dressed.mdx':
      "---\npassword: canary-of-a-dress\n---\n\nimport './lib/dress.css';\nimport Part from './lib/_dressed.mdx';\n\n# Dressed\n\n<Part />\n",
    'lib/_dressed.mdx': "import './hem.css';\n\nPart\n",
    'lib/dress.css': 'main { --canary: of-a-stylesheet }\n',
    'lib/hem.css': 'main { --canary: of-a-part }\n',
    'parts.md': '# Parts\n\n::: encrypt password="canary-of-a-part"\nCanary of a locked part.\n:::\n',
    'badly.md': '# Badly\n\n::: encrypt\nCanary without a password.\n:::\n',
    '.bifolio/bundle/server.js': "export const kept = 'canary of an older build';\n",
  });
  site = await serve(['dev', root, '--port', '0'], { apart: true });
  for (const page of ['', 'secret/', 'secret/chart/', 'planned/', 'module/', 'parts/', 'dressed/'])
    await fetch(site.url + page);
});
afterAll(() => site?.close());

const queries = [
  '',
  '?import',
  '?raw',
  '?import&raw',
  '?url',
  '?url&inline',
  '?import&inline',
  '?worker',
  '?t=1',
];
const textOf = async (address: string) => {
  const response = await fetch(new URL(address, site.url));
  return `${response.status} ${response.headers.get('location') ?? ''} ${await response.text()}`;
};

test.each([
  'secret/README.md',
  'secret/_part.md',
  'secret/picture.svg',
  'secret/broken.md',
  'module.mdx',
  'lib/seal.png',
  'lib/stamp.png',
  'lib/chart.png',
  'lib/plan.png',
  'lib/dress.css',
  'lib/hem.css',
  'parts.md',
  'lib/notes.ts',
  'components/Sign.tsx',
  'overrides/Footer.tsx',
  'lib/mark.ts',
  'secret/notes.json',
  'bifolio.config.ts',
  'rules.ts',
  '.env',
  '.bifolio/bundle/server.js',
])('nobody gets the file %s of a site with locks, whatever asks for it', async (file) => {
  // They name all pages that are modules, and what runs at build in place of the theme's.
  for (const module of ['virtual:bifolio/server', 'bifolio:override/Footer'])
    await fetch(`${site.url}@id/__x00__${module}`);
  const folders = ['', `@fs${root}/`, `@fs//${root}/`, `@fs${root}/x/../`];
  const addresses = folders.flatMap((folder) => queries.map((query) => `/${folder}${file}${query}`));
  const named = ['"', '/', `/@fs${root}/`].map((before) => `/components/Clock.tsx?"${before}${file}"`);
  for (const address of [...named, ...addresses, `/${file}.map`]) {
    const text = await textOf(address);
    expect(`${address} ${text}`).not.toMatch(/canary/i);
  }
});

test('a locked page says its text and its files in ciphertext only, as after a build', async () => {
  for (const page of ['/secret/', '/module/', '/parts/']) {
    const text = await textOf(page);
    expect(text).toContain('<bi-lock');
    expect(text).not.toMatch(/canary/i);
  }
  const contents = await textOf('/bifolio-search/en-US/contents.json');
  expect(contents).toMatch(/^200 /);
  expect(contents).not.toMatch(/canary/i);
});

test('what is wrong with a locked page, or with one that has locked parts, is told in the terminal only', async () => {
  for (const page of ['/secret/broken/', '/badly/']) {
    const text = await textOf(page);
    expect(text).toMatch(/^500 /);
    expect(text).not.toMatch(/canary/i);
    expect(text).toContain('terminal');
  }
  expect(site.output()).toMatch(
    /secret\/broken\.md\n {2}3 +error This part is locked, but has no password\./,
  );
  expect(site.output()).toMatch(/badly\.md\n {2}3 +error This part is locked, but has no password\./);
});

test('a stylesheet that a locked page imports is an error, as in a build, and no page links it', async () => {
  expect(await textOf('/dressed/')).toMatch(/^500 .*terminal/s);
  expect(site.output()).toMatch(
    /dressed\.mdx\n +5:1 +error .*could read the stylesheet "\.\/lib\/dress\.css"/,
  );
  expect(await textOf('/')).not.toMatch(/(?:dress|hem)\.css/);
});

test('pages for everybody, and scripts and styles with what they name, are served as ever', async () => {
  const page = await textOf('/');
  const open = /<img[^>]* src="([^"]+)"/.exec(page)?.[1] ?? '';
  expect(open).toContain('open.svg');
  expect(await textOf(open)).toMatch(/^200 .*<title>open/);
  expect(await textOf('/lib/sign.png')).toMatch(/^200 .*<title>sign/);
  const island = `/@fs${join(root, 'components/Clock.tsx')}`;
  expect(page).toContain(island);
  expect(await textOf(island)).toMatch(/^200 .*lib\/hour\.ts/s);
  expect(await textOf('/lib/hour.ts')).toMatch(/^200 .*noon/s);
  expect(await textOf('/lib/minute.txt?import&raw')).toMatch(/^200 .*export default "sharp"/);
  expect(await textOf('/lib/hand.png')).toMatch(/^200 .*<title>hand/);
  expect(await textOf(`/@fs${join(root, 'look/site.css')}`)).toMatch(/^200 .*ground\.png/s);
  expect(await textOf('/ground.png')).toMatch(/^200 .*<title>ground/);
});

test('what stands in place of a module of the theme is served where an island imports it', async () => {
  const island = /src="([^"]+\/SearchBox\.js)"/.exec(await textOf('/'))?.[1] ?? '';
  const own = /"([^"]+override\/SearchResults)"/.exec(await textOf(island))?.[1] ?? '';
  expect(await textOf(own)).toContain('/overrides/SearchResults.tsx');
  expect(await textOf('/overrides/SearchResults.tsx')).toMatch(/^200 .*lib\/found\.ts/s);
  expect(await textOf('/lib/found.ts')).toMatch(/^200 .*found it/s);
});

test.each([
  ['later', '---\npassword: canary-of-a-later-lock\n---\n\n# Later\n\n![later](./later.svg)\n'],
  ['drawn', '---\npassword: canary-of-a-later-lock\n---\n\n# Drawn\n\n<Drawn />\n'],
  ['partly', '# Partly\n\n::: encrypt password="canary-of-a-later-part"\n![partly](./partly.svg)\n:::\n'],
])('what the page %s has shown is closed as soon as it is locked', async (name, source) => {
  const statusOf = async () => (await fetch(`${site.url}${name}.svg`)).status;
  await textOf(`/${name}/`);
  expect(await statusOf()).toBe(200);
  const before = Array.from({ length: 9 }, () => textOf(`/${name}/`));
  writeFileSync(join(root, `${name}.md`), source);
  expect(await textOf(`/${name}/`)).toContain('<bi-lock');
  expect(await statusOf()).toBe(403);
  await Promise.all(before);
  expect(await statusOf()).toBe(403);
  await textOf('/');
  expect(await textOf('/open.svg')).toContain('<title>open');
});
