/** How code of a language is put together. `{v}` is a name as in `openFile`, `{T}` as in `OpenFile`, `{s}` as in `open_file`, `{k}` as in `open-file`, `{n}` a number, `{t}` some words. */
export interface CodeLanguage {
  fence: string;
  /** How many of a hundred blocks are in it. */
  share: number;
  /** What stands around the body, `@`. */
  frames: readonly [string, ...string[]];
  /** Parts of a body, mostly unlike any other. */
  fresh: readonly [string, ...string[]];
  /** Parts that many blocks have. */
  familiar: readonly [string, ...string[]];
  /** Before each line of the body. */
  indent: string;
}

const script = {
  fresh: [
    'const {v} = await {v}({v}, {n});',
    "const { {v}, {v} } = use{T}('{k}');",
    "if ({v}.{v} > {n}) {\n  throw new Error('{t}: ' + {v});\n}",
    'for (const {v} of {v}.{v}()) {\n  {v}.push({v});\n}',
    '// {t}',
    "{v}.on('{k}', ({v}) => {v}.{v}({v}));",
    '{v}.{v} = {v} ?? {n};',
  ],
  familiar: [
    'try {\n  await next();\n} catch (error) {\n  console.error(error);\n}',
    'return undefined;',
    '',
    '',
    '// ...',
    'if (!value) return;',
    "import { readFile } from 'node:fs/promises';",
  ],
} as const;

export const codeLanguages: readonly [CodeLanguage, ...CodeLanguage[]] = [
  {
    ...script,
    fence: 'ts',
    share: 28,
    indent: '  ',
    frames: [
      "import { {v} } from './{k}.ts';\n\nexport async function {v}({v}: {T}): Promise<{T}> {\n@\n}",
      "import { defineConfig } from 'bench';\n\nexport default defineConfig({\n  {v}() {\n@\n  },\n});",
      'export interface {T} {\n  {v}: string;\n  {v}?: number;\n}\n\nexport function {v}(options: {T}) {\n@\n}',
    ],
  },
  {
    ...script,
    fence: 'js',
    share: 14,
    indent: '  ',
    frames: [
      'export default {\n  setup() {\n@\n  },\n};',
      "const {v} = require('{k}');\n\nmodule.exports = () => {\n@\n};",
    ],
  },
  {
    fence: 'bash',
    share: 14,
    indent: '',
    frames: ['@', '#!/usr/bin/env bash\nset -euo pipefail\n\n@'],
    fresh: ['npm install {k}', 'npx {k} --{k} {n}', '{k} build --out "{k}/$HOME"', '# {t}', 'export {s}={n}'],
    familiar: ['npm install', 'npm run build', '', 'cd my-site', 'git push'],
  },
  {
    fence: 'yaml',
    share: 9,
    indent: '  ',
    frames: ['name: {v}\non: [push]\njobs:\n@', '{s}:\n@'],
    fresh: ['{s}: {n}', '{s}:\n  - {k}\n  - {k}', "{s}: '{t}'", '- name: {t}'],
    familiar: ['runs-on: ubuntu-latest', 'steps:', '- uses: actions/checkout@v4', 'with:', 'version: 1'],
  },
  {
    fence: 'json',
    share: 8,
    indent: '  ',
    frames: ['{\n@\n  "private": true\n}'],
    fresh: ['"{v}": {n},', '"{k}": "^{n}.0.0",', '"{v}": { "{v}": "{t}" },'],
    familiar: [
      '"type": "module",',
      '"version": "1.0.0",',
      '"license": "MIT",',
      '"scripts": { "build": "tsc -b" },',
    ],
  },
  {
    fence: 'html',
    share: 7,
    indent: '  ',
    frames: [
      '<section class="{k}">\n@\n</section>',
      '<!doctype html>\n<html lang="en">\n<body>\n@\n</body>\n</html>',
    ],
    fresh: [
      '<h2 id="{k}">{t}</h2>',
      '<a href="/{k}/" data-{k}="{n}">{t}</a>',
      '<script type="module">\n  {v}.addEventListener(\'{k}\', () => {v}({n}));\n</script>',
    ],
    familiar: [
      '<div>',
      '</div>',
      '<main>',
      '</main>',
      '<ul>',
      '</ul>',
      '<slot></slot>',
      '<meta charset="utf-8">',
    ],
  },
  {
    fence: 'css',
    share: 6,
    indent: '',
    frames: ['@'],
    fresh: [
      '.{k} {\n  --{k}: {n}px;\n  display: grid;\n}',
      '.{k} > .{k} {\n  color: var(--{k});\n}',
      '@media (width < {n}rem) {\n  .{k} { margin: 0; }\n}',
    ],
    familiar: ['', ':root {\n  color-scheme: light dark;\n}', '/* Layout */'],
  },
  {
    fence: 'python',
    share: 6,
    indent: '    ',
    frames: ['from {s} import {T}\n\n\ndef {s}({s}: {T}) -> None:\n    """{t}."""\n@', 'class {T}:\n@'],
    fresh: [
      '{s} = await {s}({s}, {n})',
      'for {s} in {s}.{s}():\n    {s}.append({s})',
      'if {s} > {n}:\n    raise ValueError(f"{t}: { {s} }")',
      '# {t}',
    ],
    familiar: ['return None', '', 'pass', 'try:\n    pass\nexcept OSError:\n    pass'],
  },
  {
    fence: 'rust',
    share: 4,
    indent: '    ',
    frames: ['use std::path::Path;\n\npub fn {s}({s}: &{T}) -> Option<{T}> {\n@\n    None\n}'],
    fresh: ['let {s} = {s}({s}, {n})?;', 'if {s}.{s}() > {n} {\n    return None;\n}', '// {t}'],
    familiar: ['', 'return None;', 'loop {\n    break;\n}', 'unreachable!();'],
  },
  {
    fence: 'go',
    share: 4,
    indent: '\t',
    frames: ['package {s}\n\nfunc {T}({v} *{T}) error {\n@\n\treturn nil\n}'],
    fresh: ['{v}, err := {v}.{T}({v}, {n})', 'for _, {v} := range {v} {\n\t{v}({v})\n}', '// {t}'],
    familiar: ['if err != nil {\n\treturn err\n}', 'if err != nil {\n\treturn err\n}', '', 'defer cancel()'],
  },
];
