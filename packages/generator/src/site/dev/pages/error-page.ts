import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { CHANGES_META } from '../../../browser/navigation/hot-protocol.ts';
import { formatPosition, type Problem } from '../../../core/errors/bifolio-error.ts';
import { codeFrame } from '../../../core/errors/code-frame.ts';
import { isExplained, messageUrl } from '../../../core/errors/message-url.ts';
import { escapeHtml } from '../../../core/html/escape-html.ts';
import type { LoadedConfig } from '../../config/resolve-config.ts';
import type { PageFailure } from './page-failure.ts';

/** Files named by problems lie in `sourceDir`, or in `root`. */
export interface ErrorPageOptions extends Pick<LoadedConfig, 'root' | 'sourceDir' | 'base'> {
  /** The page is locked, or parts of it are: what is wrong would tell of its text. */
  isSecret: boolean;
}

/** A page that shows what went wrong, where, and what to type instead. It reloads when the cause is mended. */
export async function errorPage(
  { problems, thrown }: PageFailure,
  config: ErrorPageOptions,
): Promise<string> {
  const { base, isSecret } = config;
  const cause: Problem[] = thrown
    ? [{ severity: 'error', code: 'thrown-here', message: 'Thrown here:', ...thrown }]
    : [];
  const told = isSecret ? [secretFault] : [...problems, ...cause];
  const sections = await Promise.all(told.map((problem) => problemHtml(problem, config)));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Error | Bifolio</title>
<style>${STYLE}</style>
<script type="module">
import { createHotContext } from "${base}@vite/client";
const hot = createHotContext("/bifolio-error-page");
hot.on("bifolio:page", () => location.reload());
hot.on("vite:afterUpdate", () => location.reload());
hot.send("bifolio:shows", { changes: Number(document.querySelector("meta[name=${CHANGES_META}]").content) });
</script>
</head>
<body><main><h1>This page cannot be shown</h1>
${sections.join('\n')}
<p class="next">Fix it and save. The page reloads by itself.</p></main></body>
</html>`;
}

const secretFault: Problem = {
  severity: 'error',
  code: 'secret-fault',
  message: 'There is an error on this page or in a file it uses.',
  hint: 'The page is locked, or a part of it, so only the terminal says what is wrong.',
};

async function problemHtml(problem: Problem, config: ErrorPageOptions): Promise<string> {
  const frame = await frameOf(problem, config);
  const parts = [
    [formatPosition(problem), 'p', 'where'],
    [problem.message, 'p', 'what'],
    [frame, 'pre', 'frame'],
    [problem.hint ?? '', 'p', 'hint'],
  ] as const;
  const lines = parts
    .filter(([text]) => text)
    .map(
      ([text, tag, name]) =>
        `<${tag} class="${name}${isArtwork(text) ? ' drawn' : ''}">${escapeHtml(stripVTControlCharacters(text))}</${tag}>`,
    );
  if (isExplained(problem.code)) {
    const url = messageUrl(problem.code);
    lines.push(`<p class="more"><a href="${url}">${url}</a></p>`);
  }
  return `<section>${lines.join('\n')}</section>`;
}

/** Whether a text, of a page or a config, may have parts or passwords that are not for everybody. */
export const mayHoldSecrets = (source: string) => /encrypt|^\s*password/im.test(source);

/** Compilers draw with lines and spaces, stack traces are lists. */
const isArtwork = (text: string) => /[│╭─╰]|^ +(?:at |\|)/m.test(text);

async function frameOf(
  { file, line, column }: Problem,
  { sourceDir, root }: ErrorPageOptions,
): Promise<string> {
  if (!file || line === undefined) return '';
  const read = (folder: string) => readFile(resolve(folder, file), 'utf8');
  const source = await read(sourceDir)
    .catch(() => read(root))
    .catch(() => undefined);
  return source === undefined || mayHoldSecrets(source) ? '' : codeFrame(source, line, column ?? 1);
}

const STYLE = `:root{color-scheme:light dark}
body{margin:0;font:16px/1.6 system-ui,sans-serif;background:light-dark(#f7f3ea,#1b1917);color:light-dark(#2b2723,#e8e2d6)}
main{max-width:52rem;margin:10vh auto;padding:0 1.5rem}
h1{font:600 1.6rem/1.3 Georgia,serif}
section{border-inline-start:3px solid #b8402a;padding:.25rem 1rem;margin:1.5rem 0}
.where{font-family:ui-monospace,monospace;font-size:.875rem;opacity:.75;margin:0}
.what,.hint{margin:.25rem 0;white-space:pre-wrap;overflow-wrap:anywhere}.hint{opacity:.85}.more a{color:inherit;opacity:.7}
.drawn{font:.8125rem/1.5 ui-monospace,monospace;overflow-wrap:normal;overflow-x:auto;white-space:pre}
pre{overflow:auto;font-size:.8125rem;line-height:1.5}.next{opacity:.7}`;
