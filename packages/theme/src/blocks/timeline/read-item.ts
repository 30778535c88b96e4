const keys = 'time|type|icon|color|line|card|placement';
const oneOf = new RegExp(`(?:^|\\s+)(${keys})=`, 'g');

export type TimelineAttributes = Partial<
  Record<'time' | 'type' | 'icon' | 'color' | 'line' | 'card' | 'placement', string>
>;

/**
 * Takes the attributes from the last line of an item's title: `time=2026-03-01 type=tip`. Unquoted values reach to the next
 * key. A line that does not begin with one is title.
 */
export function readItem(text: string): { title: string; attributes: TimelineAttributes } {
  const lines = text.split('\n');
  const last = lines.at(-1)?.trim() ?? '';
  const found = [...last.matchAll(oneOf)];
  if (found[0]?.index !== 0) return { title: text, attributes: {} };
  const attributes = found.map((match, index) => {
    const value = last.slice(match.index + match[0].length, found[index + 1]?.index).trim();
    return [match[1], value.replace(/^(["'])(.*)\1$/, '$2')] as const;
  });
  return { title: lines.slice(0, -1).join('\n'), attributes: Object.fromEntries(attributes) };
}
