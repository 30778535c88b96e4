import { createFenceTracker } from '../../../../markdown/code/fence-tracker.ts';
import { convertInfo } from '../../../../markdown/dialects/jsx/fence-info.ts';

const TAB = /\stab=(?:"([^"]*)"|'([^']*)')/;

/** Fences with `tab` beside each other are tabs of code; those of `npm` are commands for each package manager. */
export function groupFences(text: string): string {
  if (!TAB.test(text) && !/^\s*`{3,}(?:npm|package-install)\b/m.test(text)) return text;
  const isFence = createFenceTracker();
  const out: string[] = [];
  let group: string[] = [];
  let fence: string[] | undefined;
  const flush = () => {
    if (group.length > 0) out.push(...container('code-tabs', group), '');
    group = [];
  };
  for (const line of text.split('\n')) {
    if (!isFence(line)) {
      if (line.trim() !== '') flush();
      if (group.length === 0) out.push(line);
      continue;
    }
    fence = [...(fence ?? []), line];
    if (fence.length === 1 || !/^\s*(?:`{3,}|~{3,})\s*$/.test(line)) continue;
    const [opening = '', ...rest] = fence;
    const label = TAB.exec(opening)
      ?.slice(1)
      .find((one) => one !== undefined);
    if (label !== undefined) group.push(`@tab ${label}`, '', opening.replace(TAB, ''), ...rest);
    else {
      flush();
      const isNpm = /^\s*`{3,}(?:npm|package-install)\b/.test(opening);
      const command = [opening.replace(/(`{3,})[\w-]+/, '$1sh'), ...rest];
      out.push(...(isNpm ? container('npm-to', command) : fence));
    }
    fence = undefined;
  }
  flush();
  return [...out, ...(fence ?? [])].join('\n');
}

/** A container with the indent of what stands in it. */
function container(name: string, lines: readonly string[]): string[] {
  const [indent = ''] = /^\s*/.exec(lines.find((line) => /^\s*`/.test(line)) ?? '') ?? [];
  const inside = lines.map((line) => (line.startsWith('@tab') ? indent + line : line));
  return ['', `${indent}::: ${name}`, '', ...inside, '', `${indent}:::`];
}

/** `lineNumbers` counts the lines of a fence. */
export const fumadocsFence = (source: string): string => {
  const [opening = '', ...rest] = source.split('\n');
  const plain = opening
    .replace(
      /\slineNumbers(?:=\{?(\d+)\}?)?(?=\s|$)/,
      (_, start?: string) => ` :line-numbers${start ? `=${start}` : ''}`,
    )
    .replace(
      /\s(?:icon|persist|group(?:Id)?|twoslash|ts2js)(?:=(?:"[^"]*"|'[^']*'|\{[^{}]*\}|\w+))?(?=\s|$)/g,
      '',
    );
  return convertInfo([plain, ...rest].join('\n'));
};
