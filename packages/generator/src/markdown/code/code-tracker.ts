interface Fence {
  marker: string;
  /** In how many quotes it stands. */
  quotes: number;
  /** Columns that a list puts before its lines. */
  indent: number;
}

const opener = /^[ \t]*(`{3,}(?=[^`]*$)|~{3,})/;
const quote = /^[ \t]*> ?/;
/** Quotes and list items that begin on a line. */
const containers = /^(?:[ \t]*(?:> ?|(?:[-+*]|\d{1,9}[.)])[ \t]{1,4}))*/;

/** Tells for one line after the other whether it belongs to a fence or to indented code, in quotes and lists too. */
export function createCodeTracker(): (line: string) => boolean {
  let fence: Fence | undefined;
  let inList = false;
  return (line) => {
    const inside = fence && lineInside(fence, line);
    if (fence && inside !== undefined) {
      if (inside.trim().startsWith(fence.marker) && /^(.)\1*$/.test(inside.trim())) fence = undefined;
      return true;
    }
    const text = withoutQuotes(line);
    const isIndented = /^(?: {4}|\t)/.test(text);
    if (!isIndented && text.trim() !== '')
      inList = /^ {0,3}(?:[-+*]|\d+[.)])\s/.test(text) || (inList && /^ {2,3}/.test(text));
    const isCode = isIndented && !inList;
    fence = isCode ? undefined : openedFence(line);
    return isCode || fence !== undefined;
  };
}

/** What a line adds to a fence; `undefined` when the quote or the list that holds the fence is over. */
function lineInside({ quotes, indent }: Fence, line: string): string | undefined {
  let text = line;
  for (let depth = 0; depth < quotes; depth++) {
    if (!quote.test(text)) return undefined;
    text = text.replace(quote, '');
  }
  return text.trim() !== '' && columns(/^[ \t]*/.exec(text)?.[0] ?? '') < indent ? undefined : text;
}

function openedFence(line: string): Fence | undefined {
  const before = containers.exec(line)?.[0] ?? '';
  const marker = opener.exec(line.slice(before.length))?.[1];
  if (marker === undefined) return undefined;
  const parts = before.split('>');
  const item = (parts.at(-1) ?? '').replace(parts.length > 1 ? /^ / : '', '');
  return { marker, quotes: parts.length - 1, indent: item.trim() ? columns(item) : 0 };
}

function withoutQuotes(line: string): string {
  let text = line;
  while (quote.test(text)) text = text.replace(quote, '');
  return text;
}

const columns = (text: string) => {
  let at = 0;
  for (const character of text) at += character === '\t' ? 4 - (at % 4) : 1;
  return at;
};
