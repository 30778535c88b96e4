import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { resolveConfig } from '../../config/resolve-config.ts';
import { checkConfig } from '../../config/schema.ts';
import { bundleSite } from '../bundle-site.ts';
import { findSiteEntries } from '../site-entries.ts';
import { bundleProblems } from './bundle-problems.ts';

const folder = mkdtempSync(join(tmpdir(), 'bifolio-bundle-'));
const server = join(folder, 'server.js');
writeFileSync(
  server,
  'export const Document = () => null; export const layouts = {}, components = {}, blocks = [];\n',
);
afterAll(() => rmSync(folder, { recursive: true }));

/** The problems of a site whose one component is this. */
async function problemsOf(component: string, files: Readonly<Record<string, string>> = {}) {
  const root = mkdtempSync(join(folder, 'site-'));
  mkdirSync(join(root, 'components'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  writeFileSync(join(root, 'components/Mood.tsx'), component);
  const theme = { name: 'small', server, styles: {}, headScript: '', locale: () => ({ options: {} }) };
  const config = resolveConfig({ options: checkConfig({}, theme), root, fallbackTitle: '', theme });
  const bundling = bundleSite(config, findSiteEntries(config, []), join(root, 'out'));
  return bundling.then(
    () => [],
    (error: unknown) => bundleProblems(error, root),
  );
}

const place = (line: number, column: number) => ({ file: 'components/Mood.tsx', line, column });

test('what cannot be read as a module is reported with its place', async () => {
  const problems = await problemsOf('export default function Mood() {\n  return <b>{1 +}</b>;\n}\n');
  expect(problems).toMatchObject([{ message: 'Unexpected token.', ...place(2, 17) }]);
});

test('imports that lead nowhere are reported with what to do about them', async () => {
  expect(await problemsOf("import './gone.ts';\nexport default () => null;\n")).toMatchObject([
    {
      message: 'There is no module "./gone.ts".',
      hint: 'A path starts from the folder of the file that imports it, and has the ending of the file.',
      ...place(1, 8),
    },
  ]);
  expect(await problemsOf("import '@me/chart/line';\nexport default () => null;\n")).toMatchObject([
    {
      message: 'There is no module "@me/chart/line".',
      hint: 'Install its package: npm install @me/chart',
      file: 'components/Mood.tsx',
    },
  ]);
  expect(await problemsOf("import '@/lib/part';\nexport default () => null;\n")).toMatchObject([
    {
      message: 'There is no module "@/lib/part".',
      hint: "If it is an alias, write into the config: vite: { resolve: { alias: { '@': import.meta.dirname } } }. In .mdx pages, `paths` of tsconfig.json has no effect.",
      file: 'components/Mood.tsx',
    },
  ]);
});

test.each(['a: 1\n', 'name,price\nTea,1\n'])(
  'data that is no JSON is told where it is imported: %j',
  async (data) => {
    const problems = await problemsOf(
      "import prices from '../prices.yaml';\nexport default () => prices;\n",
      {
        'prices.yaml': data,
      },
    );
    expect(problems).toEqual([
      {
        severity: 'error',
        code: 'data-import',
        message: '"../prices.yaml" can\'t be imported as data.',
        hint: 'Write the data as JSON, which can be. For its text, import "../prices.yaml?raw".',
        ...place(1, 21),
      },
    ]);
  },
);

test('data is taken as text, and as JSON unless that is invalid', async () => {
  const component =
    "import a from '../a.json';\nimport b from '../b.csv?raw';\nexport default () => a + b;\n";
  expect(await problemsOf(component, { 'a.json': '{ "a": 1 }', 'b.csv': 'a,b' })).toEqual([]);
  expect(await problemsOf(component, { 'a.json': '{ "a": 1, }', 'b.csv': 'a,b' })).toMatchObject([
    {
      message: 'A JSON file that this site imports is invalid: trailing comma at line 1 column 11.',
      hint: 'Look among the files that .mdx pages and components import.',
    },
  ]);
});

test('a name that a module does not export is said', async () => {
  const [problem] = await problemsOf(
    "import { usePag } from 'bifolio/client';\nexport default () => usePag();\n",
  );
  expect(problem).toMatchObject(place(1, 10));
  expect(problem?.message).toMatch(/^"usePag" is not exported by ".*client\.ts"\.$/);
});

test('a name that an island imports, and a module does not export, is told in the island', async () => {
  const island = "'use client';\nimport { usePag } from 'bifolio/client';\nexport default () => usePag();\n";
  expect(await problemsOf(island)).toMatchObject([place(2, 10)]);
});

test('mistakes that we find ourselves keep their words and get the site’s path', async () => {
  expect(await problemsOf("'use client';\nexport * from 'react';\n")).toMatchObject([
    { code: 'island-export-all', file: 'components/Mood.tsx' },
  ]);
});

test('a stylesheet that cannot be read is told with its place and the lines in question', async () => {
  const [problem] = await problemsOf("import '../a.css';\nexport default () => null;\n", {
    'a.css': 'a {}\n\na { color: red\nb { color: blue; }\n',
    'b.css': 'b { color: blue; }\n',
  });
  expect(problem).toMatchObject({ file: 'a.css', line: 4, column: 3 });
  expect(problem?.hint).toMatch(
    /^Fix the stylesheet with these lines:\n[\s\S]*3 .*a \{ color: red\n4 .*b \{/,
  );
});

test('a package without an entry is told with the file that imports it', async () => {
  const island = "'use client';\nimport x from 'broken';\nexport const Mood = () => <b>{x}</b>;\n";
  expect(
    await problemsOf(island, { 'node_modules/broken/package.json': '{ "name": "broken" }' }),
  ).toMatchObject([{ message: 'There is no module "broken".', ...place(2, 16) }]);
});

test.each([
  [
    'There is no module "./gone.tsx".',
    [6, 18],
    `[UNRESOLVED_IMPORT] Error: Could not resolve './gone.tsx' in page.mdx`,
  ],
  ['"Nope" is not exported by "has.tsx".', [5, 10], `[MISSING_EXPORT] "Nope" is not exported by "has.tsx".`],
])(
  '%s is told with its place in an .mdx page, not in what it is compiled to',
  (message, [line, column], said) => {
    const root = mkdtempSync(join(folder, 'site-'));
    const page = join(root, 'page.mdx');
    const imports = 'import { Nope } from "./has.tsx"\nimport {A} from "./gone.tsx"\n';
    writeFileSync(page, `---\ntitle: Nope\n---\n\n${imports}\n# "./gone.tsx"\n`);
    const error = new Error(`${said}\n   ╭─[ ${relative(process.cwd(), page)}:2:1 ]`);
    Object.assign(
      error,
      said.includes('UNRESOLVED') && { kind: 'UNRESOLVED_IMPORT', exporter: './gone.tsx' },
    );
    expect(bundleProblems(error, root)).toMatchObject([{ message, file: 'page.mdx', line, column }]);
  },
);

test('what the server of dev does not find is told as builds tell it', () => {
  const root = mkdtempSync(join(folder, 'site-'));
  const page = join(root, 'page.mdx');
  writeFileSync(page, '# A\n\nimport A from "./gone.tsx"\n');
  const said = `Failed to load url ./gone.tsx (resolved id: ./gone.tsx) in ${page}. Does the file exist?`;
  expect(bundleProblems(new Error(said), root)).toMatchObject([
    { message: 'There is no module "./gone.tsx".', file: 'page.mdx', line: 3, column: 16 },
  ]);
});

test('settings of other tools that cannot be used are told once, with their file', async () => {
  const component = "import '../a.css';\nimport '../b.css';\nexport default () => null;\n";
  const sheets = { 'a.css': 'a {}', 'b.css': 'b {}' };
  expect(
    await problemsOf(component, { ...sheets, '.postcssrc.json': '{ "plugins": { "postcss-nope": {} } }' }),
  ).toEqual([
    {
      severity: 'error',
      code: 'bundle-failed',
      message:
        "The settings of PostCSS cannot be used: Loading PostCSS Plugin failed: Cannot find module 'postcss-nope'.",
      hint: 'Install what they name, or take the file away.',
      file: '.postcssrc.json',
    },
  ]);
  expect(await problemsOf(component, { ...sheets, 'tsconfig.json': '{ "extends": "./gone.json" }' })).toEqual(
    [
      {
        severity: 'error',
        code: 'bundle-failed',
        message: "A tsconfig.json extends gone.json, which doesn't exist.",
        hint: 'Remove the line `extends`, or install what it names.',
        file: 'tsconfig.json',
      },
    ],
  );
});

test('a disk that is full is told with the file, not as a fault of the bundler', () => {
  const message =
    '[UNHANDLEABLE_ERROR] Something went wrong inside rolldown, please report this problem at https://github.com/rolldown/rolldown/issues.\nFailed to write file in /site/.bifolio/bundle/server/a.mjs\n\nCaused by:\n    No space left on device (os error 28)\n\nStack backtrace:\n   0: <unknown>';
  expect(bundleProblems(new Error(message), '/site')).toMatchObject([
    {
      message: 'A script cannot be written to /site/.bifolio/bundle/server/a.mjs: no space left on device.',
      hint: 'Make room on that disk, or make the folder writable.',
    },
  ]);
});

test('an override without a default export is told by its own name', () => {
  const path = relative(process.cwd(), '/site/overrides/Footer.tsx');
  const error = new Error(
    `[MISSING_EXPORT] Error: "default" is not exported by "${path}".\n   ╭─[ \0bifolio:override/Footer:3:8 ]`,
  );
  expect(bundleProblems(error, '/site')).toMatchObject([
    { code: 'no-default-export', file: 'overrides/Footer.tsx', hint: 'Write: export default function …' },
  ]);
});

test('a plugin of the config that throws is blamed itself, not the module that it was given', () => {
  const root = mkdtempSync(join(folder, 'site-'));
  const thrown = (place: string) =>
    Object.assign(new Error('No mood'), {
      code: 'PLUGIN_ERROR',
      plugin: 'moody',
      id: '\0rolldown/runtime.js',
      stack: `Error: No mood\n    at Context.transform (file://${place}:5:9)`,
    });
  const all = (place: string) =>
    bundleProblems(Object.assign(new Error('2 errors'), { errors: [thrown(place), thrown(place)] }), root);
  expect(all(join(root, 'bifolio.config.ts'))).toEqual([
    {
      severity: 'error',
      code: 'config-throws',
      message: 'A function of the config threw an error: No mood',
      hint: 'Fix the function.',
      file: 'bifolio.config.ts',
      line: 5,
      column: 9,
    },
  ]);
  expect(all(join(root, 'node_modules/moody/index.js'))).toEqual([
    {
      severity: 'error',
      code: 'bundle-failed',
      message: 'No mood.',
      hint: 'The plugin "moody" in `vite.plugins` threw this error.',
    },
  ]);
});
