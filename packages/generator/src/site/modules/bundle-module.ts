import { join } from 'node:path';
import type { PartialResolvedId, Plugin, PluginContext, RolldownOutput } from 'rolldown';
import { packageOf } from '../../core/routing/installed-address.ts';
import type { ModuleToBundle } from '../../core/routing/module-address.ts';

/** A bundle in memory. */
export interface Bundle {
  /** Name of the file to import. */
  entry: string;
  files: readonly { name: string; code: string }[];
  /** Files it was made of, absolute. */
  inputs: readonly string[];
}

/** Bundles a module for browsers. Packages are looked for from `importers`, the first one first. */
export async function bundleModule(
  { name, code }: ModuleToBundle,
  importers: readonly string[],
): Promise<Bundle> {
  const { rolldown } = await import('rolldown');
  const missing: string[] = [];
  const build = await rolldown({
    input: { [name]: ENTRY },
    platform: 'browser',
    logLevel: 'silent',
    transform: { target: 'es2022', define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [entryPlugin({ code, importers, onMissing: (source) => missing.push(source) })],
  });
  try {
    const output = await build.generate({
      format: 'es',
      minify: true,
      entryFileNames: '[name]-[hash].js',
      chunkFileNames: `${name}-[name]-[hash].js`,
    });
    if (missing[0] !== undefined) throw new MissingPackage(packageOf(missing[0]));
    return toBundle(output);
  } finally {
    await build.close();
  }
}

const ENTRY = '\0entry.js';

interface EntryInput {
  code: string;
  importers: readonly string[];
  onMissing(source: string): void;
}

function entryPlugin({ code, importers, onMissing }: EntryInput): Plugin {
  return {
    name: 'bifolio-entry',
    async resolveId(source, importer) {
      if (source === ENTRY) return { id: ENTRY, moduleSideEffects: true };
      if (importer !== ENTRY) return undefined;
      return resolveFrom(this, source, importers, () => onMissing(source));
    },
    load: (id) => (id === ENTRY ? code : undefined),
  };
}

/** What an import leads to from the first of these files that has it; otherwise it is left out, and `onMissing` is told. */
export async function resolveFrom(
  context: Pick<PluginContext, 'resolve'>,
  source: string,
  importers: readonly string[],
  onMissing: () => void,
): Promise<PartialResolvedId> {
  for (const from of importers) {
    const found = await context.resolve(source, from, { skipSelf: true });
    if (found) return found;
  }
  onMissing();
  return { id: source, external: true };
}

/** A package, by its name as the message, that nobody has installed. */
export class MissingPackage extends Error {}

function toBundle({ output }: RolldownOutput): Bundle {
  const chunks = output.filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  return {
    entry: entry?.fileName ?? '',
    files: chunks.map(({ fileName, code }) => ({ name: fileName, code })),
    inputs: [...new Set(chunks.flatMap(({ moduleIds }) => moduleIds))].filter((id) => !id.includes('\0')),
  };
}

/** Where the packages of a site, of its theme and ours are looked for. */
export const importersOf = ({ root, theme }: { root: string; theme: { server: string } }): string[] => [
  join(root, 'index.js'),
  theme.server,
  import.meta.filename,
];
