import { readArguments } from '../tags/arguments.ts';

const OPEN = /^([ \t]*)\{%[ \t]*code\b([^%\n]*)%\}[ \t]*$/;
const CLOSE = /^[ \t]*\{%[ \t]*endcode[ \t]*%\}[ \t]*$/;
const FENCE = /^([ \t]*(?:`{3,}|~{3,}))(.*)$/;

/** `{% code title="a.js" lineNumbers="true" %}` around a fence becomes part of the fence's own line. */
export function titledFences(text: string): string {
  const lines = text.split('\n');
  const dropped = new Set<number>();
  for (const [index, line] of lines.entries()) {
    const [whole, , written = ''] = OPEN.exec(line) ?? [];
    if (whole === undefined) continue;
    const fence = lines.findIndex((next, at) => at > index && next.trim() !== '');
    const end = lines.findIndex((next, at) => at > fence && CLOSE.test(next));
    const [, signs = '', info = ''] = FENCE.exec(lines[fence] ?? '') ?? [];
    if (!signs || end === -1) continue;
    lines[fence] = `${signs}${[info.trim() || 'text', ...flagsOf(written)].join(' ')}`;
    dropped.add(index).add(end);
  }
  return lines.filter((_, index) => !dropped.has(index)).join('\n');
}

function flagsOf(written: string): string[] {
  const { named } = readArguments(written);
  const title = named.get('title')?.replace(/["\n]/g, '');
  return [
    ...(title ? [`title="${title}"`] : []),
    ...(named.get('lineNumbers') === 'true' ? [':line-numbers'] : []),
  ];
}
