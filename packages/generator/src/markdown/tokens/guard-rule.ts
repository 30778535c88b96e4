import type MarkdownIt from 'markdown-it';
import type { StateBlock, StateInline } from 'markdown-it';

/** Lets `install` add an inline rule called `name`, and asks `allows` first wherever the rule would be tried. */
export function guardInlineRule(
  md: MarkdownIt,
  name: string,
  install: () => void,
  allows: (state: StateInline) => boolean,
): void {
  const before = new Set(md.inline.ruler.getRules(''));
  install();
  const rule = md.inline.ruler.getRules('').find((one) => !before.has(one));
  if (rule) md.inline.ruler.at(name, (state, silent) => allows(state) && rule(state, silent));
}

/** The same for a block rule, which may also interrupt the blocks of `alt`. */
export function guardBlockRule(
  md: MarkdownIt,
  name: string,
  alt: string[],
  install: () => void,
  allows: (state: StateBlock, line: number, endLine: number) => boolean,
): void {
  const before = new Set(md.block.ruler.getRules(''));
  install();
  const rule = md.block.ruler.getRules('').find((one) => !before.has(one));
  if (!rule) return;
  md.block.ruler.at(
    name,
    (state, line, endLine, silent) => allows(state, line, endLine) && rule(state, line, endLine, silent),
    { alt },
  );
}

/** Asks `allows` before the rule that is called `name` already. */
export function guardKnownBlockRule(
  md: MarkdownIt,
  name: string,
  alt: string[],
  allows: (state: StateBlock, line: number) => boolean,
): void {
  const { ruler } = md.block;
  const all = ruler.getRules('');
  ruler.disable(name);
  const others = new Set(ruler.getRules(''));
  ruler.enable(name);
  const rule = all.find((one) => !others.has(one));
  if (!rule) return;
  ruler.at(
    name,
    (state, line, endLine, silent) => allows(state, line) && rule(state, line, endLine, silent),
    { alt },
  );
}
