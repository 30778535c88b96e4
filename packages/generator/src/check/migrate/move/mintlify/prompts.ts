import { createFenceTracker } from '../../../../markdown/code/fence-tracker.ts';
import { dedent } from '../../../../markdown/dialects/jsx/convert-tags.ts';
import { attribute } from '../../../../markdown/dialects/jsx/jsx-html.ts';

const OPENING = /^([ \t]*)(<Prompt\b(?:[^<>"'{}]|"[^"]*"|'[^']*'|\{[^{}]*\})*>)(.*)$/;

/** `<Prompt>` is what it is for, and a text to copy: a block of code, so it needs the code in it. */
export function convertPrompts(text: string): string {
  if (!text.includes('<Prompt')) return text;
  const isFence = createFenceTracker();
  const out: string[] = [];
  let prompt: { indent: string; opening: string; lines: string[] } | undefined;
  for (const line of text.split('\n')) {
    const isCode = isFence(line);
    const [, indent = '', opening, rest = ''] = (!isCode && !prompt && OPENING.exec(line)) || [];
    if (opening) prompt = { indent, opening, lines: [] };
    if (!prompt) {
      out.push(line);
      continue;
    }
    const written = opening ? rest : line;
    const end = isCode ? -1 : written.indexOf('</Prompt>');
    prompt.lines.push(end === -1 ? written : written.slice(0, end));
    if (end === -1) continue;
    out.push(...codeOf(prompt.opening, prompt.lines).map((one) => (one ? prompt?.indent + one : one)));
    prompt = undefined;
  }
  return [...out, ...(prompt ? [prompt.indent + prompt.opening, ...prompt.lines] : [])].join('\n');
}

function codeOf(opening: string, lines: readonly string[]): string[] {
  const body = dedent(lines.join('\n'));
  const longest = Math.max(2, ...[...body.matchAll(/`{3,}/g)].map(([signs]) => signs.length));
  const fence = '`'.repeat(longest + 1);
  const words = attribute(opening, 'description');
  return [...(words ? [words, ''] : []), `${fence}md`, ...body.split('\n'), fence, ''];
}
