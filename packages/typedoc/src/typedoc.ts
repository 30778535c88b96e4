import { fileURLToPath } from 'node:url';
import type { Extension, SourceCall } from 'bifolio';
import { linksBlock } from './links/links-block.ts';
import { createMentions } from './links/mentions.ts';
import { createSymbolTable, type SymbolTable } from './links/symbol-table.ts';
import { type CheckedOptions, checkOptions, type TypedocOptions } from './options.ts';
import { partsBlock } from './parts-block.ts';
import type { Reference } from './reference.ts';
import { referencedPages } from './referenced-pages.ts';

/** Goes up when pages of the same project look different. */
const VERSION = '2';

/** TypeScript takes some seconds, on a busy machine a minute. */
const LIMIT_MS = 300_000;

/**
 * An extension that makes a page for everything that modules of a TypeScript project export.
 * @example
 * ```ts
 * import { typedoc } from '@bifolio/typedoc';
 * import { defineConfig } from 'bifolio';
 *
 * export default defineConfig({
 *   extensions: [typedoc({ entryPoints: { 'my-library': 'src/index.ts' }, folder: 'api' })],
 * });
 * ```
 */
export function typedoc(options: TypedocOptions | readonly TypedocOptions[]): Extension {
  const references = checkOptions(options);
  const symbols = createSymbolTable();
  const folders = references.flatMap(({ folder }) => folder);
  const mentions = createMentions(symbols, (file) => folders.some((one) => file.startsWith(`${one}/`)));
  return {
    name: 'typedoc',
    version: VERSION,
    options: references,
    sources: references.map((one) => ({
      watch: [one.tsconfig],
      timeout: LIMIT_MS,
      pages: (call) =>
        referencedPages(one, call, (reference) => tellNames(symbols, one, { call, reference })),
      takeKept: ({ folder }) => symbols.takeKept(folder),
    })),
    generate(site) {
      mentions.find(site);
      return {};
    },
    markdown: {
      blocks: [partsBlock(mentions), linksBlock(symbols)],
      components: {
        TypedocFields: moduleAt('TypedocFields'),
        TypedocReturns: moduleAt('TypedocReturns'),
      },
    },
  };
}

function tellNames(
  symbols: SymbolTable,
  { folder }: CheckedOptions,
  { call, reference }: { call: SourceCall; reference: Reference },
): void {
  const ofFolder = (path: string) =>
    Object.fromEntries([...reference.names].map(([name, file]) => [name, `${path}/${file}`]));
  symbols.tell(
    call.folder,
    Object.fromEntries(folder.map((path) => [call.langOf(`${path}/README.md`), ofFolder(path)])),
  );
}

/** Compiled beside this module, or as it is written when that runs. */
const moduleAt = (name: string) =>
  fileURLToPath(
    new URL(`./components/${name}.${import.meta.url.endsWith('.ts') ? 'tsx' : 'js'}`, import.meta.url),
  );
