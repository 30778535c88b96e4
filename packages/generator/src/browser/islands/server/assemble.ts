import { mark, splitAtMarks } from './markers.ts';
import type { PendingIsland, TreeCollector } from './tree-collector.ts';

/** Makes the final HTML of an island, given the HTML of its slots by name. */
export type FinishIsland = (island: PendingIsland, slots: ReadonlyMap<string, string>) => string;

interface OpenIsland {
  island: PendingIsland;
  slots: string[];
}

/** Puts islands and foreign HTML where their marks stand; marks of HTML that is ours stay. Linear in the length of the HTML. */
export function assemble(html: string, tree: TreeCollector, finish: FinishIsland): string {
  const pieces = splitAtMarks(html);
  const open: OpenIsland[] = [];
  let out = pieces[0] ?? '';

  const write = (text: string) => {
    const slots = open.at(-1)?.slots;
    if (!slots) out += text;
    else if (slots.length > 0) slots[slots.length - 1] += text;
  };
  for (let at = 1; at < pieces.length; at += 3) {
    const [kind, index, text] = [pieces[at], Number(pieces[at + 1]), pieces[at + 2] ?? ''];
    if (kind === 'h') write(foreignHtml(index));
    else if (kind === 's') open.at(-1)?.slots.push('');
    else if (kind === 'e') closeIsland();
    else {
      const island = tree.islands[index];
      if (island) open.push({ island, slots: [] });
    }
    write(text);
  }
  return out;

  function foreignHtml(index: number): string {
    const { text, isOurs } = tree.html[index] ?? { text: '', isOurs: false };
    return isOurs ? mark('h', index) : text;
  }

  function closeIsland() {
    const closed = open.pop();
    if (!closed) return;
    const named = closed.island.slots.map((name, place) => [name, closed.slots[place] ?? ''] as const);
    write(finish(closed.island, new Map(named)));
  }
}

/** Puts the HTML that is ours where its marks have stayed. */
export const fillIn = (html: string, tree: TreeCollector): string =>
  splitAtMarks(html)
    .map((piece, at) => (at % 3 === 0 ? piece : at % 3 === 2 ? (tree.html[Number(piece)]?.text ?? '') : ''))
    .join('');
