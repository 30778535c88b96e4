import { splitAtMarks } from './markers.ts';
import type { PendingIsland, TreeCollector } from './tree-collector.ts';

/** Makes the final HTML of an island, given the HTML of its slots by name. */
export type FinishIsland = (island: PendingIsland, slots: ReadonlyMap<string, string>) => string;

interface OpenIsland {
  island: PendingIsland;
  slots: string[];
}

/** Puts finished HTML and islands where their marks stand. Linear in the length of the HTML. */
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
    if (kind === 'h') write(tree.html[index] ?? '');
    else if (kind === 's') open.at(-1)?.slots.push('');
    else if (kind === 'e') closeIsland();
    else {
      const island = tree.islands[index];
      if (island) open.push({ island, slots: [] });
    }
    write(text);
  }
  return out;

  function closeIsland() {
    const closed = open.pop();
    if (!closed) return;
    const named = closed.island.slots.map((name, place) => [name, closed.slots[place] ?? ''] as const);
    write(finish(closed.island, new Map(named)));
  }
}
