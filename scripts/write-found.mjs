// Joins what stands in folders of the theme and is found by being there: the `text.ts` of a feature, the `options.ts` of a block.
// Writes modules into `packages/theme/src/found`, which Git ignores. Runs with Node 20, and before anything is compiled or tested.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { root } from './paths.mjs';

const source = join(root, 'packages/theme/src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(sep).join('/'))
  .sort();

const texts = files.filter((file) => file.endsWith('/text.ts') && file !== 'text/text.ts');
writeModule('texts', [
  ...texts.map((file, index) => `import text${index} from '../${file}';`),
  '\n/** Texts of the interface in English. Authors can replace each by the option of the same name. */',
  `export const en = {${texts.map((_, index) => ` ...text${index}.en,`).join('')} };`,
  '\n/** The same in simplified Chinese. */',
  `export const zh = {${texts.map((_, index) => ` ...text${index}.zh,`).join('')} };`,
]);

const blocks = files
  .filter((file) => /^blocks\/[^/]+\/options\.ts$/.test(file))
  .map((file) => ({ file, exported: exportsOf(file) }));
/** @param {string} ending of names of exports */
const spread = (ending) =>
  blocks.flatMap(({ exported }) =>
    exported.filter((name) => name.endsWith(ending)).map((name) => ` ...${name},`),
  );
writeModule('block-options', [
  "import { presetOptions } from 'bifolio';",
  ...blocks.map(({ file, exported }) => `import { ${exported.join(', ')} } from '../${file}';`),
  "\n/** What the theme's blocks read of `markdown` in the config. */",
  `export const blockOptions = {${spread('Options').join('')}`,
  '  /** Definitions that every page has. */',
  `  env: presetOptions.extend({${spread('Presets').join('')} }).prefault({}),`,
  '};',
]);

/** The names of options and presets that a module exports. @param {string} file */
function exportsOf(file) {
  const code = readFileSync(join(source, file), 'utf8');
  return [...code.matchAll(/^export const (\w+(?:Options|Presets))\b/gm)].map(([, name = '']) => name);
}

/** Leaves a file alone that is as it should be, so that nothing compiles again. @param {string} name @param {string[]} lines */
function writeModule(name, lines) {
  const path = join(source, 'found', `${name}.ts`);
  const text = `// Written by scripts/write-found.mjs.\n${lines.join('\n')}\n`;
  mkdirSync(join(source, 'found'), { recursive: true });
  if (readOr(path) !== text) writeFileSync(path, text);
}

/** @param {string} path */
function readOr(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
