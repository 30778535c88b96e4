import { closest, distance } from 'fastest-levenshtein';
import type MarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';
import { withAttributes } from '../attributes/fence-attributes.ts';
import { settleCore } from '../blocks/settle.ts';
import { type CodeBudget, createCodeBudget } from '../highlight/code-budget.ts';
import type { Highlighter } from '../highlight/highlighter.ts';
import { parseInfoLine } from '../highlight/info-line.ts';
import { innerFences } from '../highlight/inner-fences.ts';
import type { CodeOptions } from '../highlight/options.ts';
import { renderCode } from '../highlight/render-code.ts';
import { type PageState, pageOf } from '../page-state.ts';
import { createTypesRenderer, type RenderTypes } from '../twoslash/render-types.ts';
import { readTypes, typesOf } from '../twoslash/typed-fences.ts';
import type { TypeSource } from '../twoslash/types/type-source.ts';
import { createCodeKey } from './code-key.ts';

/** Names for code that is to have no colours. */
const plainNames = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'ansi', 'dot', 'gv', 'graphviz']);

/**
 * Fenced and indented code, coloured, with its types where a fence asks for them. Grammars of the page's languages are loaded, and
 * types are read, when the page is parsed. `types` is asked for them; without it there are none.
 */
export function codeFences(
  md: MarkdownIt,
  options: CodeOptions,
  { highlighter, types }: { highlighter: Highlighter; types?: TypeSource },
): void {
  const keyOf = createCodeKey(options);
  settleCore(md, async (page, tokens) => {
    await readTypes(page, tokens, options.twoslash === false ? undefined : types);
    await highlighter.load(languagesOf(tokens, page, keyOf));
  });
  let renderTypes: RenderTypes | undefined;
  const budgets = new WeakMap<PageState, CodeBudget>();
  const budgetOf = (page: PageState) => {
    const budget = budgets.get(page) ?? createCodeBudget();
    budgets.set(page, budget);
    return budget;
  };
  const render = (token: Token | undefined, env: unknown): string => {
    if (!token) return '';
    const page = pageOf(env);
    page.style('code');
    const key = keyOf(token, page.text);
    const known = key && page.environment.renderedCode?.known(key);
    let isSlow = false;
    const onSlow = () => {
      isSlow = true;
      reportSlow(page, token);
    };
    const html = known ?? htmlOf(token, page, onSlow);
    if (key && !isSlow && (known || hasLanguage(token))) page.environment.renderedCode?.remember(key, html);
    return withAttributes(html, token.attrs);
  };
  const hasLanguage = ({ info }: Token) =>
    plainNames.has(languageOf(info)) || highlighter.has(languageOf(info));
  const htmlOf = (token: Token, page: PageState, onSlow: () => void): string => {
    const info = parseInfoLine(md.utils.unescapeAll(token.info).trim());
    const { language } = info;
    if (!plainNames.has(language) && !highlighter.has(language) && !token.meta?.codeImport?.isGuess)
      reportLanguage(page, token, language, highlighter);
    const surroundings = { highlighter, options, text: page.text, budget: budgetOf(page), onSlow };
    const typed = typesOf(token);
    if (!typed) return renderCode(token.content.replace(/\n$/, ''), info, surroundings);
    renderTypes ??= createTypesRenderer(highlighter);
    return renderCode(typed.code, info, surroundings, renderTypes(typed, token.map?.[0] ?? 0));
  };
  md.renderer.rules.fence = (tokens, index, _options, env) => render(tokens[index], env);
  md.renderer.rules.code_block = (tokens, index, _options, env) => render(tokens[index], env);
}

/** Languages of the fences among these tokens that have to be highlighted; types are written in TypeScript. */
function languagesOf(
  tokens: readonly Token[],
  { environment, text }: PageState,
  keyOf: ReturnType<typeof createCodeKey>,
): Set<string> {
  const isKnown = (token: Token) => environment.renderedCode?.known(keyOf(token, text) ?? '') !== undefined;
  const fences = tokens.filter((token) => token.type === 'fence' && token.info && !isKnown(token));
  const languages = new Set(fences.flatMap(writtenLanguages));
  return fences.some(typesOf) ? languages.add('ts') : languages;
}

/** A fence's own language, and those of the fences in a sample of Markdown. */
function writtenLanguages({ info, content }: Token): string[] {
  const language = languageOf(info);
  return [language, ...innerFences(content, language).map((inner) => inner.language)];
}

const languageOf = (info: string) => parseInfoLine(info.trim()).language;

function reportLanguage(page: PageState, token: Token, language: string, highlighter: Highlighter): void {
  const near = closest(language, [...highlighter.names()]);
  const meant = distance(language, near) <= 2 ? `Did you mean "${near}"? ` : '';
  page.report({
    severity: 'warning',
    code: 'unknown-language',
    line: (token.map?.[0] ?? 0) + 1,
    message: `Unknown language "${language}"; the code has no colors.`,
    hint: `${meant}For code without colors, write "text".`,
  });
}

const reportSlow = (page: PageState, { map }: Token): void =>
  page.report({
    severity: 'warning',
    code: 'slow-code',
    line: (map?.[0] ?? 0) + 1,
    message: 'Highlighting this code takes too long, so it has no colors.',
    hint: 'Split the block, or write "text" as its language.',
  });
