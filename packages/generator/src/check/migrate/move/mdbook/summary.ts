import type { Left, SidebarItem } from '../old-site.ts';

/** What a line of `SUMMARY.md` says. */
export interface Chapter {
  text: string;
  /** In the folder of pages; absent for a draft. */
  file?: string;
  depth: number;
  /** Line of `SUMMARY.md`. */
  line: number;
}

const ENTRY = /^([ \t]*)(?:([-*+]|\d+\.)[ \t]+)?\[((?:\\.|[^\]\\])*)\]\(\s*<?([^)>]*?)>?\s*\)[ \t]*$/;
const PART = /^##?[ \t]+(.+?)[ \t]*$/;

/** Chapters and parts in their order; a part has depth -1. */
export function readChapters(summary: string): Chapter[] {
  const indents: number[] = [];
  return summary.split('\n').flatMap((source, index): Chapter[] => {
    const part = PART.exec(source)?.[1];
    if (part !== undefined) {
      indents.length = 0;
      return [{ text: plain(part), depth: -1, line: index + 1 }];
    }
    const [whole, indent = '', bullet, text = '', target = ''] = ENTRY.exec(source) ?? [];
    if (whole === undefined) return [];
    const width = indent.replaceAll('\t', '    ').length;
    while (indents.length > 0 && (indents.at(-1) ?? 0) >= width) indents.pop();
    const depth = bullet ? indents.length : 0;
    if (bullet) indents.push(width);
    const file = decoded(target).replace(/^\.\//, '');
    return [{ text: plain(text), ...(file && { file }), depth, line: index + 1 }];
  });
}

const plain = (text: string) => text.replace(/\\(.)/g, '$1').replace(/[*_`]/g, '');

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The chapters as a sidebar. `address` gives that of a file, if it exists. */
export function sidebarOf(
  chapters: readonly Chapter[],
  address: (file: string) => string | undefined,
): { items: SidebarItem[]; left: Left[] } {
  const top: Open = { items: [] };
  const left: Left[] = [];
  let open: Open[] = [top];
  for (const { text, file, depth, line } of chapters) {
    if (depth === -1 && /^(?:summary|table of contents)$/i.test(text) && line < 3) continue;
    if (depth === -1) {
      const items: SidebarItem[] = [];
      top.items.push({ text, items });
      open = [{ items }];
      continue;
    }
    const [path = '', heading = ''] = file?.split(/(?=#)/) ?? [];
    const to = path && address(path);
    const link = to && to + heading;
    if (file && !link)
      left.push({
        severity: 'warning',
        what: `SUMMARY.md names "${file}", which is no page`,
        todo: 'It was left out.',
        file: 'SUMMARY.md',
        line,
      });
    if (file && !link) continue;
    open = open.slice(0, depth + 1);
    const items: SidebarItem[] = [];
    open.at(-1)?.items.push({ text, ...(link && { link }), items });
    open.push({ items });
  }
  return { items: withoutEmpty(top.items), left };
}

interface Open {
  items: SidebarItem[];
}

/** A draft has neither a link nor chapters of its own: it was not to be read. */
const withoutEmpty = (items: readonly SidebarItem[]): SidebarItem[] =>
  items.flatMap(({ items: inner = [], ...item }) => {
    const own = withoutEmpty(inner);
    if (own.length === 0) return item.link ? [item] : [];
    return [{ ...item, items: own }];
  });
