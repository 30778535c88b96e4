type Stop = { offset: number; color: readonly number[]; html: string };

const GRADIENT = /(<(?:linear|radial)Gradient\b[^>]*>)((?:\s*<stop\b[^>]*>(?:<\/stop>)?)+)/g;
const STOP = /<stop\b[^>]*>(?:<\/stop>)?/g;
const OPAQUE = /^<stop offset="([\d.]+)%" stop-color="rgb\((\d+),(\d+),(\d+)\)"\s*(?:\/>|><\/stop>)$/;
/** Of 255: nobody sees it. */
const TOLERANCE = 2;

/** Leaves out stops of gradients that browsers make themselves: ECharts writes a hundred where two say the same. */
export const thinGradients = (svg: string): string =>
  svg.replace(GRADIENT, (whole, start: string, body: string) => {
    const stops = (body.match(STOP) ?? []).map(readStop);
    return stops.every((stop) => stop !== undefined) ? start + needed(stops).join('') : whole;
  });

function readStop(html: string): Stop | undefined {
  const [, offset, ...color] = OPAQUE.exec(html) ?? [];
  return offset === undefined ? undefined : { offset: Number(offset), color: color.map(Number), html };
}

/** From each kept stop as far as a straight line reaches all between. */
function needed(stops: readonly Stop[]): string[] {
  const kept: Stop[] = [];
  for (const [index, stop] of stops.entries()) {
    const last = kept.at(-1);
    const next = stops[index + 1];
    if (
      last &&
      next &&
      stops.slice(stops.indexOf(last) + 1, index + 1).every((one) => isBetween(one, last, next))
    )
      continue;
    kept.push(stop);
  }
  return kept.map(({ html }) => html);
}

function isBetween({ offset, color }: Stop, from: Stop, to: Stop): boolean {
  const way = to.offset - from.offset;
  const share = way > 0 ? (offset - from.offset) / way : 0;
  return color.every((value, channel) => {
    const [start = 0, end = 0] = [from.color[channel], to.color[channel]];
    return Math.abs(start + share * (end - start) - value) < TOLERANCE;
  });
}
