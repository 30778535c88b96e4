import { pageOf } from '../page-state.ts';
import { createIncludeReader } from './include-file.ts';

interface SourceInput {
  env: unknown;
  /** As written: from the file in which it stands, or from the source folder with a leading slash. */
  path: string;
  map: [number, number];
}

/**
 * The text of a file that a rule needs at once; the page depends on it. `undefined`, and it is reported, when it cannot be read.
 * @example
 * ```ts
 * import { defineBlock, defineEmbed, elementTokens, readSource, textToken } from 'bifolio/markdown';
 *
 * export default defineBlock({
 *   name: 'first-line',
 *   setup(md) {
 *     defineEmbed(md, 'first-line', ({ Token, env, source, map }) => {
 *       const [first = ''] = readSource({ env, path: source, map })?.text.split('\n') ?? [];
 *       const [open, close] = elementTokens(Token, 'pre');
 *       return [open, textToken(Token, first), close];
 *     });
 *   },
 * });
 * ```
 */
export function readSource({ env, path, map }: SourceInput): { file: string; text: string } | undefined {
  const page = pageOf(env);
  const line = map[0] + 1;
  const from = page.source.place(line + page.linesAbove).file ?? page.environment.file;
  const opened = createIncludeReader(page.environment, page.dependsOn).open(path, from);
  if (!('problem' in opened)) return { file: opened.file, text: opened.lines.join('\n') };
  const [code, message, hint] = opened.problem;
  page.report({ severity: 'error', code, line, message, hint });
  return undefined;
}
