/** Index of the line that opens a container which does not end among these lines; -1 when all do. Fenced code does not count. */
export function unclosedContainer(lines: readonly string[]): number {
  const open: { colons: number; index: number }[] = [];
  let fence = '';
  for (const [index, line] of lines.entries()) {
    const [, mark = ''] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (mark) fence = fence ? (mark.startsWith(fence) ? '' : fence) : mark;
    if (mark || fence) continue;
    const [, colons, name] = /^\s*(:{3,})\s*(\S?)/.exec(line) ?? [];
    if (colons && name) open.push({ colons: colons.length, index });
    else if (colons) {
      const begun = open.findLastIndex((container) => container.colons === colons.length);
      if (begun >= 0) open.splice(begun);
    }
  }
  return open[0]?.index ?? -1;
}
