import { hash } from 'node:crypto';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { ResolvedImage } from '../../core/contracts/markdown.ts';
import { isDiskFull } from '../../core/errors/full-disk.ts';
import { shortHash } from '../../core/ledger/hash.ts';
import type { PublishFolders } from '../../core/ledger/published-file.ts';
import { Open } from '../../core/ledger/secrecy.ts';
import { writeOutput } from '../../core/ledger/write-output.ts';
import type { DocumentToBundle } from '../../core/routing/document-address.ts';
import type { ModuleToBundle } from '../../core/routing/module-address.ts';
import { withBase } from '../../core/routing/url.ts';
import { createSitePaths } from '../../core/store/site-paths.ts';
import { hereOf, type KeptSite, storeOf } from '../../core/store/site-store.ts';
import { generatorVersion } from '../../core/version.ts';
import { type Bundle, bundleModule, importersOf, MissingPackage } from './bundle-module.ts';
import { bundleFile, createKeptBundles } from './kept-bundles.ts';
import { notInstalled } from './not-installed.ts';

type ToBundle = ModuleToBundle | DocumentToBundle;

/** Bundles what pages have made for browsers. */
export interface ModuleStore {
  /** The public address of a module or a document, or what is wrong with it. */
  resolve(module: ToBundle): Promise<ResolvedImage>;
  /** A module as a bundle that is not published. Rejects with `MissingPackage`, or when it cannot be bundled. */
  bundle(module: ModuleToBundle): Promise<Bundle>;
  /** Nothing of the module is kept any more. */
  forget(module: ToBundle): void;
}

/** Puts the files of a bundle where browsers find them, and answers with the address of its entry. */
export type PublishBundle = (bundle: Bundle) => Promise<string>;

/** Each module is bundled once, and again when one of the files it was made of has changed. */
export function createModuleStore(
  site: KeptSite & { sourceDir: string; theme: { server: string } },
  publish: PublishBundle,
): ModuleStore {
  const known = new Map<string, Promise<ResolvedImage>>();
  const bundles = keptBundlesOf(site);
  const { nameOf } = createSitePaths(site.root);

  async function resolveNew(module: ToBundle): Promise<ResolvedImage> {
    const of = nameOfModule(module);
    try {
      const made = bundles.find(of) ?? (await make(of, module));
      const files = made.files.map(({ name }) => name);
      return {
        src: await publish(made),
        inputs: made.inputs.filter(isOwn),
        questions: [{ kind: 'bundle', of, is: bundleAnswer(files) }],
        published: files.map((name) => ({ name, bundle: of })),
      };
    } catch (error) {
      if (isDiskFull(error)) throw error;
      return { src: '', isUnsure: true, problem: problemOf(error, module) };
    }
  }

  /** Its name changes with the module, and with what makes bundles. */
  function nameOfModule(module: ToBundle): string {
    const key = JSON.stringify([generatorVersion, module, importersOf(site).map(nameOf)]);
    return hash('sha256', key).slice(0, 20);
  }

  async function make(name: string, module: ToBundle): Promise<Bundle> {
    const made = await bundle(module);
    bundles.keep(name, made);
    return made;
  }

  async function bundle(module: ToBundle) {
    const importers = importersOf(site);
    if (!('html' in module)) return bundleModule(module, importers);
    const { bundleDocument } = await import('./documents/bundle-document.ts');
    return bundleDocument(module, { ...site, importers });
  }

  return {
    resolve(module) {
      const key = JSON.stringify(module);
      const result = known.get(key) ?? resolveNew(module);
      known.set(key, result);
      return result;
    },
    async bundle(module) {
      const of = nameOfModule(module);
      return bundles.find(of) ?? (await make(of, module));
    },
    forget: (module) => bundles.forget(nameOfModule(module)),
  };
}

const keptBundlesOf = (site: KeptSite) => createKeptBundles(site.root, storeOf(site), hereOf(site));

/** Tells what stands for the bundle that is kept under a name; empty when it would be made anew. */
export function keptBundleAnswers(site: KeptSite): (name: string) => string {
  const { filesOf } = keptBundlesOf(site);
  return (name) => {
    const files = filesOf(name);
    return files ? bundleAnswer(files) : '';
  };
}

/** Names of files change with their content. */
const bundleAnswer = (files: readonly string[]) => shortHash(files);

/** Packages change with the lock file, and are many files. */
const isOwn = (path: string) => !path.includes('/node_modules/');

/** A store for pages with a password: everybody may have libraries, but not what the page says, nor is that kept from before. */
export const withoutPrivate = (store: ModuleStore): ModuleStore => ({
  ...store,
  async resolve(module) {
    if (!('html' in module || module.isPrivate)) return store.resolve(module);
    store.forget(module);
    return { src: '', problem: 'html' in module ? lockedDocument : lockedScript };
  },
});

/** Writes bundles into the output. The names of their files hold hashes already. */
export function publishBundleTo(outDir: string, base: string): PublishBundle {
  return async ({ entry, files }) => {
    for (const { name, code } of files) writeOutput(outDir, join('assets', name), new Open(code));
    return withBase(base, `/assets/${encodeURIComponent(entry)}`);
  };
}

/** Where files come from and go to that were published by an earlier build. */
export const publishFolders = (site: KeptSite & { sourceDir: string }, outDir: string): PublishFolders => ({
  sourceDir: site.sourceDir,
  outDir,
  bundleFile: (bundle, name) => bundleFile(storeOf(site), bundle, name),
});

function problemOf(error: unknown, module: ToBundle): ResolvedImage['problem'] {
  if (error instanceof MissingPackage) return notInstalled(error.message);
  if ('html' in module)
    return {
      severity: 'error',
      code: 'document-bundle',
      message: `This demo can't be compiled: ${firstLine(error)}`,
      hint: 'Fix its code, or what it imports.',
    };
  return {
    severity: 'error',
    code: 'module-bundle',
    message: `Browsers can't load the module "${module.name}": ${firstLine(error)}`,
    hint: 'Fix the module or what it imports.',
  };
}

const firstLine = (error: unknown) =>
  stripVTControlCharacters(error instanceof Error ? error.message : String(error))
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 2)
    .join(' ');

const lockedDocument: ResolvedImage['problem'] = {
  severity: 'warning',
  code: 'locked-demo',
  message: 'This page is locked, so its demo is not published and only shows its source.',
  hint: 'Move the demo to a page without a password.',
};

const lockedScript: ResolvedImage['problem'] = {
  severity: 'warning',
  code: 'locked-script',
  message: 'This page is locked, so its script is not published and will not run.',
  hint: 'Write the chart as JSON, or move it to a page without a password.',
};
