/** A path of a canvas as SVG; points are moved by the matrix that holds when they are added. */
export interface SvgPath {
  begin(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  bezierCurveTo(...points: readonly number[]): void;
  arc(x: number, y: number, radius: number, from: number, to: number, isCounter?: boolean): void;
  close(): void;
  /** What was drawn since it began. */
  readonly data: string;
}

const FULL = 2 * Math.PI;

export function createSvgPath(matrix: () => DOMMatrix): SvgPath {
  let data = '';
  const add = (step: string) => {
    data += step;
  };
  const point = (x: number, y: number) => {
    const moved = new DOMPoint(x, y).matrixTransform(matrix());
    return `${hundredths(moved.x)} ${hundredths(moved.y)}`;
  };
  const path: SvgPath = {
    begin: () => {
      data = '';
    },
    moveTo: (x, y) => add(`M${point(x, y)}`),
    lineTo: (x, y) => add(`${data ? 'L' : 'M'}${point(x, y)}`),
    bezierCurveTo: (a = 0, b = 0, c = 0, d = 0, x = 0, y = 0) =>
      add(`C${point(a, b)} ${point(c, d)} ${point(x, y)}`),
    arc(x, y, radius, from, to, isCounter = false) {
      const swept = sweep(from, to, isCounter);
      const parts = Math.max(1, Math.ceil(Math.abs(swept) / (Math.PI / 2)));
      const step = swept / parts;
      // Of a cubic curve that comes nearest to an arc.
      const reach = (4 / 3) * Math.tan(step / 4) * radius;
      path.lineTo(x + radius * Math.cos(from), y + radius * Math.sin(from));
      for (let part = 0; part < parts; part++) {
        const [one, other] = [from + part * step, from + (part + 1) * step];
        const [cos, sin, toCos, toSin] = [Math.cos(one), Math.sin(one), Math.cos(other), Math.sin(other)];
        path.bezierCurveTo(
          ...[x + radius * cos - reach * sin, y + radius * sin + reach * cos],
          ...[x + radius * toCos + reach * toSin, y + radius * toSin - reach * toCos],
          ...[x + radius * toCos, y + radius * toSin],
        );
      }
    },
    close: () => add(data && 'Z'),
    get data() {
      return data;
    },
  };
  return finite(path);
}

/** Canvases ignore what has no number, and libraries rely on it. */
const finite = (path: SvgPath): SvgPath => {
  const guarded =
    <Args extends readonly unknown[]>(draw: (...args: Args) => void) =>
    (...args: Args) =>
      args.every((value) => typeof value !== 'number' || Number.isFinite(value)) && draw(...args);
  const { begin, moveTo, lineTo, bezierCurveTo, arc, close } = path;
  return {
    ...{ begin, close, moveTo: guarded(moveTo), lineTo: guarded(lineTo) },
    ...{ bezierCurveTo: guarded(bezierCurveTo), arc: guarded(arc) },
    get data() {
      return path.data;
    },
  };
};

/** As canvases count: a whole turn at most, in the direction that is asked for. */
function sweep(from: number, to: number, isCounter: boolean): number {
  const turn = isCounter ? from - to : to - from;
  const swept = turn >= FULL ? FULL : ((turn % FULL) + FULL) % FULL;
  return isCounter ? -swept : swept;
}

export const hundredths = (value: number): number => Math.round(value * 100) / 100;
