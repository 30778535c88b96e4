const TAG = /<(\/?)(?:[A-Za-z][\w.]*)?(?:[^<>{}"']|"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\})*?(\/?)>/g;

/** The JSX at the beginning of a text as HTML with `\uE010name\uE011` for values; `undefined` if it holds other code. */
export function pureJsx(text: string, names: ReadonlyMap<string, string>): string | undefined {
  const written = firstElement(text);
  if (written === undefined) return undefined;
  const slot = (whole: string, name: string) => (names.has(name) ? `\uE010${name}\uE011` : whole);
  const html = written
    .replace(/<svg\b[\s\S]*?<\/svg>|\{\s*\/\*[\s\S]*?\*\/\s*\}/g, '')
    .replace(/\s(?:className|style)=(?:"[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\})/g, '')
    .replace(/=\{\s*`([^`]*)`\s*\}/g, (_, value: string) => `="${value.replace(/\$\{(\w+)\}/g, slot)}"`)
    .replace(/=\{\s*(-?[\d.]+|true|false)\s*\}/g, '="$1"')
    .replace(/=\{\s*(\w+)\s*\}/g, (whole, name: string) =>
      names.has(name) ? `="${slot(whole, name)}"` : whole,
    )
    .replace(/=\{\s*(['"])([^'"{}]*)\1\s*\}/g, '="$2"')
    .replace(/\{\s*(\w+)\s*\}/g, slot)
    .replace(/\{\s*(['"])([^'"{}]*)\1\s*\}/g, '$2')
    .replace(/<\/?>/g, '');
  return /[{}]|\son[A-Z]\w*=/.test(html) ? undefined : onOneLine(html.trim());
}

/** From the first tag to the one that closes it. */
function firstElement(text: string): string | undefined {
  let depth = 0;
  for (const { 0: tag, 1: closing, 2: closed, index } of text.matchAll(TAG)) {
    depth += closing ? -1 : closed ? 0 : 1;
    if (depth === 0) return text.slice(0, index + tag.length);
  }
  return undefined;
}

/** JSX has no space where a line ends at a tag. */
const onOneLine = (jsx: string): string =>
  jsx.replace(/\s*\n\s*/g, (_, at: number) => {
    const isAtTag = jsx[at - 1] === '>' || /^\s*</.test(jsx.slice(at, at + 200));
    return isAtTag ? '' : ' ';
  });
