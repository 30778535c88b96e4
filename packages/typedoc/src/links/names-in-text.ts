/** `{@link name}`, `{@link name | text}` and `{@link name text}`. */
export const LINK_TAGS = /\{@link\s+([\w$.]+)(?:\s*\|\s*([^}]*?)|\s+([^}]*?))?\s*\}/g;

/** Names with a capital letter or parentheses: `page` and `theme` are words too. */
const NAME = /^(?=[^A-Z]*[A-Z]|.*\(\)$)[A-Za-z_$][\w$]*(?:\.[\w$]+)?(?:\(\))?$/;

/** The name that code is, if it is nothing else. */
export const nameOfCode = (code: string): string | undefined =>
  NAME.test(code) ? code.replace(/\(\)$/, '') : undefined;

/** Fences with their text, and lines that are headings. */
const NO_PROSE = /^ *(`{3,}|~{3,})[\s\S]*?(?:^ *\1|$(?![\s\S]))|^#.*$/gm;

/** What the prose of a page names, as it would be linked there. */
export function namesInText(markdown: string): ReadonlySet<string> {
  const prose = markdown.replace(NO_PROSE, '');
  const code = [...prose.matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)].map(([, content = '']) => nameOfCode(content));
  const tags = [...prose.matchAll(LINK_TAGS)].map(([, name]) => name);
  return new Set([...code, ...tags].filter((name) => name !== undefined));
}
