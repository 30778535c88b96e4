import { extname } from 'node:path';
import { parseSync } from 'vite';
import { BifolioError } from '../../core/errors/bifolio-error.ts';

/** A query that asks for an island module itself instead of its wrapper. */
export const ORIGINAL = /\?bifolio-island\.\w+$/;

/**
 * The id of an island module itself. It ends like the file, since the bundler tells by that whether the `type` of its package decides
 * what the default import of a CommonJS module is.
 */
export const originalOf = (file: string): string => `${file}?bifolio-island${extname(file)}`;

/** Space and comments, then a string. */
const START =
  /^\uFEFF?(?:#!.*\n)?(?:\s|\/\/.*[\r\n]|\/\*(?:[^*]|\*(?!\/))*\*\/)*(?:'use client'|"use client")/;
/** A statement of its own, whatever follows. */
const STATEMENT = new RegExp(`${START.source}[^\\S\\n]*;`);

/** Cheap test before parsing: might this be a module whose first statement is `'use client'`? */
export function mayBeIsland(code: string): boolean {
  return START.test(code);
}

/** Names that an island module exports, types left out; `undefined` when the module is not an island. */
export function islandExports(file: string, code: string): string[] | undefined {
  const parsed = parseSync(file, code);
  // The tree is made when it is asked for, which takes longer than parsing: most islands are compiled ones of the theme.
  const isScript = /\.[cm]?jsx?$/.test(file);
  if (!(isScript && STATEMENT.test(code)) && !isClient(parsed.program)) return undefined;
  const entries = parsed.module.staticExports
    .flatMap((statement) => statement.entries)
    .filter((entry) => !entry.isType);
  if (entries.some(({ importName }) => importName.kind === 'AllButDefault')) {
    if (file.includes('/node_modules/')) return undefined; // Authors cannot change it. What it passes on may be islands.
    throw exportAllError(file);
  }
  const types = isScript ? new Set() : typesIn(parsed.program);
  const names = entries.map(({ exportName }) =>
    exportName.kind === 'Default' ? 'default' : exportName.name,
  );
  return names.filter((name) => name !== null && !types.has(name)) as string[];
}

type Program = ReturnType<typeof parseSync>['program'];
type Statement = Program['body'][number];

const isClient = ({ body: [first] }: Program) =>
  first?.type === 'ExpressionStatement' && first.directive === 'use client';

const typesIn = ({ body }: Program) =>
  new Set(body.flatMap((node) => (isTypeDeclaration(node) ? [node.id.name] : [])));

const isTypeDeclaration = (node: Statement) =>
  node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration';

const exportAllError = (file: string) =>
  new BifolioError({
    severity: 'error',
    code: 'island-export-all',
    file,
    message:
      "`export *` cannot be used in a 'use client' module, since its components would not be known by name.",
    hint: "Name what the module exports: `export { Tabs, TabPanel } from './tabs.tsx'`.",
  });

export interface WrapperInput {
  id: string;
  file: string;
  exports: readonly string[];
  /** Path of the module that exports `wrapIsland`. */
  wrapModule: string;
}

/** The code that stands for an island module on the server: components wrapped, everything else passed on. */
export function wrapperModule({ id, file, exports, wrapModule }: WrapperInput): string {
  const original = JSON.stringify(originalOf(file));
  const hydrate = exports.includes('hydrate') ? ', hydrate: island.hydrate' : '';
  const ofPackage = file.includes('/node_modules/') ? ', ofPackage: true' : '';
  const wrapped = (name: string) =>
    `wrapIsland(island[${JSON.stringify(name)}], { id: ${JSON.stringify(id)}, name: ${JSON.stringify(name)}${hydrate}${ofPackage} })`;
  const lines = exports.map((name) => {
    if (name === 'default') return `export default ${wrapped(name)};`;
    if (/^[A-Z]/.test(name)) return `export const ${name} = ${wrapped(name)};`;
    return `export { ${name} } from ${original};`;
  });
  return [
    `import { wrapIsland } from ${JSON.stringify(wrapModule)};`,
    `import * as island from ${original};`,
    ...lines,
  ].join('\n');
}
