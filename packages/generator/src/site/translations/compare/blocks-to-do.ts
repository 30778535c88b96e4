import type { SourceBlock } from '../../blocks/types.ts';
import type { Replacement } from '../replace-blocks.ts';
import type { ComparedBlock } from './compare-blocks.ts';
import type { ComparedPage } from './compare-site.ts';

/** A block that somebody has to translate, and where the translation goes. */
export interface BlockToDo {
  /** Names it in files that leave the site: `K3fQ9z12`, unique on its page. */
  id: string;
  state: 'content' | 'wording' | 'missing';
  source: SourceBlock;
  target?: SourceBlock;
  /** Of `content` and `wording`: the source that was translated, as `hash.bones`. */
  before?: string;
  /** The line before which a missing block goes in. */
  insertAt: number;
}

/** What is to be translated on a page, in the order of the source. */
export function blocksToDo({ blocks }: ComparedPage): BlockToDo[] {
  let last = 0;
  const seen = new Map<string, number>();
  return blocks.flatMap((block): BlockToDo[] => {
    last = block.target?.end ?? last;
    const { state, source, target, before } = block;
    if (!source || !isToDo(state)) return [];
    // YAML has no place for a field that would be right in all cases.
    if (!target && source.kind === 'meta') return [];
    const count = (seen.get(source.hash) ?? 0) + 1;
    seen.set(source.hash, count);
    return [
      {
        id: count === 1 ? source.hash : `${source.hash}-${count}`,
        state,
        source,
        target,
        before,
        insertAt: last + 1,
      },
    ];
  });
}

const isToDo = (state: ComparedBlock['state']): state is BlockToDo['state'] =>
  state === 'content' || state === 'wording' || state === 'missing';

/** The lines that a translation of the block takes: those of the old one, or new ones with a blank line where Markdown needs it. */
export function replacementFor({ source, target, insertAt }: BlockToDo, text: string): Replacement {
  if (target)
    return {
      line: target.line,
      end: target.end,
      text: target.kind === 'meta' ? indented(text, target) : text,
    };
  const isTight = source.kind === 'li' || source.kind === 'row';
  return { line: insertAt, end: insertAt - 1, text: isTight ? text : `\n${text}` };
}

/** Fields keep their place in the frontmatter, even if a program has trimmed what it gave back. */
const indented = (text: string, { text: before }: SourceBlock): string =>
  text.replace(LEAD, () => LEAD.exec(before)?.[0] ?? '');

const LEAD = /^\s*(?:-\s+)*/;
