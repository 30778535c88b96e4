import { createFenceTracker } from '../../../../markdown/code/fence-tracker.ts';
import { dedent } from '../../../../markdown/dialects/jsx/convert-tags.ts';

/** A group of fences between two tags as tabs of code: each fence has the label that its first line names. */
export function convertCodeGroups(
  text: string,
  name: string,
  labelOf: (info: string) => string | undefined,
): string {
  if (!text.includes(`<${name}`)) return text;
  const isFence = createFenceTracker();
  const out: string[] = [];
  let group: string[] | undefined;
  let indent = '';
  for (const line of text.split('\n')) {
    const isCode = isFence(line);
    const opening = isCode ? null : new RegExp(`^([ \\t]*)<${name}\\b[^>]*>[ \\t]*$`).exec(line);
    if (opening && !group) {
      group = [];
      indent = opening[1] ?? '';
    } else if (group && !isCode && line.trim() === `</${name}>`) {
      out.push(...codeTabs(group, labelOf).map((one) => (one ? indent + one : one)));
      group = undefined;
    } else (group ?? out).push(line);
  }
  return [...out, ...(group ?? [])].join('\n');
}

function codeTabs(lines: readonly string[], labelOf: (info: string) => string | undefined): string[] {
  const isFence = createFenceTracker();
  let isInside = false;
  let count = 0;
  const body = dedent(lines.join('\n'))
    .split('\n')
    .flatMap((line) => {
      const isCode = isFence(line);
      const begins = isCode && !isInside;
      isInside = isCode && !(isInside && /^\s*(?:`{3,}|~{3,})\s*$/.test(line));
      if (!begins) return [line];
      count++;
      const info = line.replace(/^\s*(?:`{3,}|~{3,})/, '').trim();
      return [`@tab ${(labelOf(info) ?? info.split(/\s/)[0]) || count}`, '', line];
    });
  return ['::: code-tabs', '', ...body, '', ':::'];
}
