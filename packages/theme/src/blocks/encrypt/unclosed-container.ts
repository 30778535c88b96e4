/**
 * Index of the line that opens a container or a fence which does not end among these lines; -1 when all do. Colons in fences do
 * not count.
 */
export function unclosedContainer(lines: readonly string[]): number {
  const open: { colons: number; index: number }[] = [];
  let fence: { mark: string; index: number } | undefined;
  for (const [index, line] of lines.entries()) {
    const mark = /^\s*(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1] ?? '';
    if (fence) {
      if (mark.startsWith(fence.mark) && line.trim() === mark) fence = undefined;
      continue;
    }
    if (mark) fence = { mark, index };
    const [, colons, name] = /^\s*(:{3,})\s*(\S?)/.exec(line) ?? [];
    if (colons && name) open.push({ colons: colons.length, index });
    else if (colons) {
      const begun = open.findLastIndex((container) => container.colons === colons.length);
      if (begun >= 0) open.splice(begun);
    }
  }
  return open[0]?.index ?? fence?.index ?? -1;
}
