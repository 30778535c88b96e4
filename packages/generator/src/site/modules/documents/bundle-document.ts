import { hash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { ownModule } from '../../../core/own-files.ts';
import type { DocumentToBundle } from '../../../core/routing/document-address.ts';
import type { Bundle } from '../bundle-module.ts';
import type { ScriptOptions } from './bundle-script.ts';
import { compileFile, compileScripts, compileShared } from './compile-scripts.ts';
import { createStyleCompiler } from './compile-style.ts';
import { documentHtml } from './document-html.ts';

/** Where a document is compiled. */
export interface DocumentPlace {
  root: string;
  sourceDir: string;
  /** Where packages are looked for that are not beside the page. */
  importers: readonly string[];
}

/** What is in every document before the author's styles, which are stronger. */
const BASE_STYLE =
  ':root{color-scheme:light}:root[data-theme="dark"]{color-scheme:dark}:where(body){margin:1rem;font-family:system-ui,sans-serif}';

/** Compiles a document: HTML, one script and one style sheet of its own, and the scripts that all documents have. */
export async function bundleDocument(
  document: DocumentToBundle,
  { root, sourceDir, importers }: DocumentPlace,
): Promise<Bundle> {
  const { name, shared = [], files = {} } = document;
  const styles = createStyleCompiler(root);
  const from = join(sourceDir, document.file);
  const beside = Object.entries(files).map(([file, code]) => [join(dirname(from), file), code]);
  const options: ScriptOptions = {
    from,
    files: Object.fromEntries(beside),
    importers,
    shared,
    compileStyle: styles.compileFile,
  };
  const script = await compileScripts(document.scripts, options);
  const own = await Promise.all(
    document.styles.map(({ code, language }, index) =>
      styles.compile(code, join(dirname(from), `demo-${index + 1}.${language}`)),
    ),
  );
  const runtime = file('frame', 'js', await compileFile(RUNTIME, options));
  const packages = shared.length > 0 && file('frame-shared', 'js', await compileShared(shared, options));
  const style = file(name, 'css', [BASE_STYLE, ...script.styles, ...own.map(({ css }) => css)].join('\n'));
  const main = file(name, 'js', script.code);
  const scripts = [runtime, ...(packages ? [packages] : [])];
  const html = file(
    name,
    'html',
    documentHtml(document, {
      before: scripts.map((one) => one.name),
      style: style.name,
      script: main.name,
    }),
  );
  return {
    entry: html.name,
    files: [html, style, main, ...scripts],
    inputs: [...new Set([...script.inputs, ...own.flatMap(({ inputs }) => inputs)])],
  };
}

/** Compiled beside this module, or as it is written. */
const RUNTIME = ownModule('site/modules/documents/client/frame-runtime');

const file = (name: string, extension: string, code: string) => ({
  name: `${name}-${hash('sha256', code).slice(0, 8)}.${extension}`,
  code,
});
