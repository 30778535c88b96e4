/** Containers with as many colons as they need: each more than those in it. Code stands aside. */
export function nestContainers(text: string): string {
  const lines = text.split('\n');
  const open: { line: number; depth: number }[] = [];
  const set = (line: number, depth: number) => {
    lines[line] = (lines[line] ?? '').replace(/^(\s*):{3,}/, `$1${':'.repeat(3 + depth)}`);
  };
  for (const [index, line] of lines.entries()) {
    const [whole, name] = /^\s*:{3,}[ \t]*(.*?)[ \t]*$/.exec(line) ?? [];
    if (whole === undefined) continue;
    if (name) open.push({ line: index, depth: 0 });
    else closeAt(index, open, set);
  }
  return lines.join('\n');
}

function closeAt(
  index: number,
  open: { line: number; depth: number }[],
  set: (line: number, depth: number) => void,
): void {
  const own = open.pop();
  if (!own) return;
  set(own.line, own.depth);
  set(index, own.depth);
  const parent = open.at(-1);
  if (parent) parent.depth = Math.max(parent.depth, own.depth + 1);
}
