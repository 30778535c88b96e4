import { attributeItem, isAttributes } from '../attributes/attribute-braces.ts';

const braces = new RegExp(`\\{\\s*${attributeItem}(?:\\s+${attributeItem})*\\s*\\}`, 'g');
const annotation = /\[\+(?!\d+\])[^\]\s]{1,100}\]/g;
const codeSpan = /(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g;
/** Headings are left to MDX, which makes the outline of them; so is script, and what stands beside footnotes, which count through the page. */
const leftToMdx = /^(?:import|export)\s|^\s*[<{]|^#{1,6}\s|^(?:=+|-+)\s*$|\[\^/m;
const listItem = /^(?:[-*+]|\d{1,9}[.)])\s/;

/**
 * Where the lines end that only the rules of Markdown read, as they hold `{.class}` or `[+note]`: at the empty line behind them.
 * `undefined` when MDX reads the first of them.
 */
export function endOfGroup(lines: readonly string[]): number | undefined {
  if (/^\s/.test(lines[0] ?? '')) return undefined;
  const end = emptyLine(lines, listItem.test(lines[0] ?? ''), /^\|/.test(lines[0] ?? ''));
  return end !== undefined && isForMarkdown(lines.slice(0, end).join('\n')) ? end : undefined;
}

/** A list goes on behind an empty line, and so do attributes of a list or a table. */
function emptyLine(lines: readonly string[], isList: boolean, isTable: boolean): number | undefined {
  for (const [index, line] of lines.entries()) {
    if (line.trim() !== '') continue;
    const next = lines.slice(index).find((one) => one.trim() !== '');
    if ((isList || isTable) && next?.replace(braces, '').trim() === '') continue;
    if (!isList || next === undefined || !(/^\s/.test(next) || listItem.test(next))) return index;
  }
  return undefined;
}

function isForMarkdown(text: string): boolean {
  const written = text.replace(codeSpan, '');
  const rest = written.replace(braces, (group) => (isAttributes(group) ? '' : group)).replace(annotation, '');
  return rest !== written && !rest.includes('{') && !leftToMdx.test(rest);
}

/** A heading without the attributes behind it, and those. */
export function headingAttributes(line: string): { heading: string; attributes: string } | undefined {
  const [, heading = '', attributes = ''] = /^(#{1,6}\s.*?)\s*(\{[^{}]*\})\s*$/.exec(line) ?? [];
  const isOne = attributes.replace(braces, '') === '' && isAttributes(attributes);
  return heading && isOne ? { heading, attributes: attributes.slice(1, -1).trim() } : undefined;
}

/** Lines of JavaScript from here on: as long as brackets or a template are open, empty lines are part of it. */
export function endOfScript(lines: readonly string[], start: number): number {
  let open = 0;
  let ticks = 0;
  for (let index = start; index < lines.length; index++) {
    const line = lines[index] ?? '';
    if (line.trim() === '' && open <= 0 && ticks % 2 === 0) return index;
    open += (line.match(/[([{]/g)?.length ?? 0) - (line.match(/[)\]}]/g)?.length ?? 0);
    ticks += line.match(/`/g)?.length ?? 0;
  }
  return lines.length;
}
