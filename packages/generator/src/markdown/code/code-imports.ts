import type MarkdownIt from 'markdown-it';
import type { StateBlock, Token } from 'markdown-it';
import { emptyRange } from '../include/empty-range.ts';
import { createIncludeReader } from '../include/include-file.ts';
import type { IncludeOptions } from '../include/include-options.ts';
import { selectLines } from '../include/include-range.ts';
import { shownPart } from '../include/opened-part.ts';
import { type PageState, pageOf } from '../page-state.ts';
import { type CodeImport, parseCodeImport } from './code-import-line.ts';

/** Lines that import code become fences, filled when containers have read the page: what blocks claim among them has its text. */
export function codeImports(md: MarkdownIt, include: IncludeOptions): void {
  const showsMarks = include !== false && include.regionMarks;
  md.block.ruler.before('fence', 'code_import', importRule, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  });
  md.core.ruler.before('inline', 'code_imports', ({ tokens, env }) => {
    const imports = tokens.filter(({ type, meta }) => type === 'fence' && meta?.codeImport);
    if (imports.length > 0) fillCodeImports(pageOf(env), imports, showsMarks);
  });
}

function importRule(state: StateBlock, line: number, _end: number, silent: boolean): boolean {
  if ((state.sCount[line] ?? 0) - state.blkIndent >= 4) return false;
  const start = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
  const first = state.src[start];
  if (first !== '@' && first !== '<') return false;
  const codeImport = parseCodeImport(state.src.slice(start, state.eMarks[line]));
  if (!codeImport) return false;
  if (silent) return true;
  const token = state.push('fence', 'code', 0);
  const page = pageOf(state.env);
  const { file } = page.source.place(line + 1 + page.linesAbove);
  token.info = codeImport.info;
  token.markup = '```';
  token.map = [line, line + 1];
  token.meta = { codeImport, from: file };
  state.line = line + 1;
  return true;
}

function fillCodeImports(page: PageState, imports: readonly Token[], showsMarks: boolean): void {
  const reader = createIncludeReader(page.environment, page.dependsOn);
  for (const token of imports) {
    const codeImport: CodeImport = token.meta.codeImport;
    const opened = reader.open(codeImport.path, token.meta.from ?? page.environment.file);
    if ('problem' in opened) {
      const [code, message, hint] = opened.problem;
      fail(page, token, { code, message, hint });
      continue;
    }
    const selected = selectLines(opened.lines, codeImport, 'code', showsMarks);
    const empty = emptyRange(opened.lines, codeImport);
    if (empty) page.report({ ...empty, line: (token.map?.[0] ?? 0) + 1 });
    const isPage = page.environment.resolveLink(`/${opened.file}`).file !== undefined;
    const unlocked = isPage && selected && shownPart(opened.lines, selected.numbers, codeImport.path);
    if (unlocked) {
      fail(page, token, unlocked);
      continue;
    }
    if (selected) token.content = `${selected.lines.join('\n')}\n`;
    else
      fail(page, token, {
        code: 'include-region',
        message: `"${codeImport.path}" has no region "${codeImport.region}".`,
        hint: `Put "#region ${codeImport.region}" and "#endregion ${codeImport.region}" in comments of that file.`,
      });
  }
}

function fail(page: PageState, token: Token, problem: { code: string; message: string; hint: string }): void {
  page.report({ severity: 'error', ...problem, line: (token.map?.[0] ?? 0) + 1 });
  token.info = 'text';
  token.content = `File not found: ${token.meta.codeImport.path} // [!code error]\n`;
}
