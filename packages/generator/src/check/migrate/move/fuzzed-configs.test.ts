import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BifolioError } from '../../../core/errors/bifolio-error.ts';
import { siteOf } from './fixtures/moved-site.ts';
import { SMALL_SITES } from './fixtures/small-sites.ts';
import { moveSite } from './move-site.ts';

/** Options of all generators, as values of any kind. */
const KEYS =
  'title nav navigation pages groups sidebar items label link href type docs blog dir lang locales i18n languages defaultLocale theme themeConfig plugins presets redirects source destination permalink collections defaults menu main url base root structure summary integrations rules encrypt rewrites srcDir markdown social logo version tabs'.split(
    ' ',
  );

const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(
      null,
      true,
      0,
      -1,
      '',
      '/',
      'page',
      'page.md',
      '../../etc',
      '...',
      '!page',
      '---a---',
      '[a](b)',
      '__proto__',
      ':path*',
      '[',
    ),
    fc.array(tie('any'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...KEYS, '__proto__', 'constructor', '/', 'index'), tie('any'), {
      maxKeys: 5,
    }),
  ),
})).any;

/** How an object becomes the text of a file. */
const WRITTEN: Readonly<Record<string, (one: unknown) => string>> = {
  docusaurus: (one) => `module.exports = ${JSON.stringify(one)};`,
  mkdocs: (one) => JSON.stringify(one),
  starlight: (one) => `export default { integrations: [starlight(${JSON.stringify(one)})] };`,
  mintlify: (one) => JSON.stringify({ navigation: one }),
  vitepress: (one) => `export default ${JSON.stringify(one)};`,
  vuepress: (one) => `export default { theme: plumeTheme(${JSON.stringify(one)}) };`,
  hexo: (one) => JSON.stringify(one),
  jekyll: (one) => JSON.stringify(one),
  nextra: (one) => `import nextra from 'nextra'; export default nextra({})(${JSON.stringify(one)});`,
  fumadocs: (one) => `export const docs = defineDocs(${JSON.stringify(one)});`,
};

/** Files of navigation. */
const NAVIGATION: Readonly<Record<string, readonly [file: string, write: (one: unknown) => string]>> = {
  nextra: ['content/_meta.js', (one) => `export default ${JSON.stringify(one)};`],
  fumadocs: ['content/docs/meta.json', (one) => JSON.stringify({ pages: one })],
  mintlify: ['docs.json', (one) => JSON.stringify({ navigation: { pages: one } })],
};

async function mustEnd(root: string, name: string): Promise<void> {
  const ended = await moveSite(root, { from: name, out: `${root}-out-${counter++}` }).catch(
    (error: unknown) => error,
  );
  if (ended instanceof Error && !(ended instanceof BifolioError)) throw ended;
}

let counter = 0;

const seeded = { numRuns: 40, seed: 31 };

it.each(Object.entries(WRITTEN))(
  '%s: whatever its config says, moving ends without an exception',
  async (name, write) => {
    const { files = {} } = SMALL_SITES[name] ?? {};
    const [config = ''] = Object.keys(files);
    const root = siteOf(files);
    await fc.assert(
      fc.asyncProperty(value, async (one) => {
        writeFileSync(join(root, config), write(one));
        await mustEnd(root, name);
      }),
      seeded,
    );
    expect(counter).toBeGreaterThan(0);
  },
);

it.each(Object.entries(NAVIGATION))(
  '%s: whatever its navigation says, moving ends without an exception',
  async (name, [file, write]) => {
    const root = siteOf({ ...SMALL_SITES[name]?.files, [file]: '{}' });
    await fc.assert(
      fc.asyncProperty(value, async (one) => {
        writeFileSync(join(root, file), write(one));
        await mustEnd(root, name);
      }),
      seeded,
    );
    expect(counter).toBeGreaterThan(0);
  },
);

const PARTS = [
  '{',
  '}',
  '[',
  ']',
  '(',
  ')',
  ':',
  ',',
  '"',
  "'",
  '`',
  '=',
  '\n',
  '  ',
  '- ',
  '* ',
  '#',
  'a',
  'page.md',
  'export default ',
  'import a from "./a";',
  '=>',
  '${',
  '/*',
  '<b>',
  '</b>',
  '&a',
  '*a',
  '+++',
  '---\n',
  '[[',
  '\u0000',
  '中',
];

it.each(Object.keys(SMALL_SITES))(
  '%s: whatever text its config is, moving ends without an exception',
  async (name) => {
    const { files = {} } = SMALL_SITES[name] ?? {};
    const [config = ''] = Object.keys(files);
    const root = siteOf(files);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...PARTS), { maxLength: 40 }), async (parts) => {
        writeFileSync(join(root, config), `${files[config] ?? ''}${parts.join('')}`);
        await mustEnd(root, name);
      }),
      seeded,
    );
    expect(counter).toBeGreaterThan(0);
  },
);
