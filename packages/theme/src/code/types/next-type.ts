/** A name in a block: its line, and where in the line it begins. */
export interface TypePlace {
  line: number;
  left: number;
}

/** The place that a key leads to from the one at `index`; `undefined` for other keys and at the ends. */
export function nextType(places: readonly TypePlace[], index: number, key: string): number | undefined {
  const target = targetOf(places, index, key);
  return target !== undefined && target in places && target !== index ? target : undefined;
}

function targetOf(places: readonly TypePlace[], index: number, key: string): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return index - 1;
    case 'ArrowRight':
      return index + 1;
    case 'ArrowUp':
      return nearestBeside(places, index, -1);
    case 'ArrowDown':
      return nearestBeside(places, index, 1);
    case 'Home':
      return 0;
    case 'End':
      return places.length - 1;
    default:
      return undefined;
  }
}

/** On the closest line in this direction that has names, the one that is closest to straight above or below. */
function nearestBeside(places: readonly TypePlace[], index: number, direction: 1 | -1): number | undefined {
  const from = places[index];
  if (!from) return undefined;
  const beside = [...places.entries()].filter(([, { line }]) => (line - from.line) * direction > 0);
  const distance = ({ line, left }: TypePlace) =>
    [Math.abs(line - from.line), Math.abs(left - from.left)] as const;
  const [nearest] = beside.sort(([, a], [, b]) => {
    const [lineA, leftA] = distance(a);
    const [lineB, leftB] = distance(b);
    return lineA - lineB || leftA - leftB;
  });
  return nearest?.[0];
}
