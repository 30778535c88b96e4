/** Which kind of highlight cells, rows and columns have. Rows count from 1 with the header, columns from 1. */
export interface Highlights {
  rows: ReadonlyMap<number, string>;
  columns: ReadonlyMap<number, string>;
  /** By `row,column`. */
  cells: ReadonlyMap<string, string>;
}

const group = /([\w-]+)\s*:\s*([^;]*)/g;

/** Reads `hl-rows="tip:1;danger:2,3"`, `hl-cols` in the same way, and `hl-cells="warning:(1,2)(3,1)"`. */
export function readHighlights(rows = '', columns = '', cells = ''): Highlights {
  return {
    rows: new Map(numbers(rows)),
    columns: new Map(numbers(columns)),
    cells: new Map(
      [...cells.matchAll(group)].flatMap(([, kind = '', places = '']) =>
        [...places.matchAll(/\(\s*(\d+)\s*,\s*(\d+)\s*\)/g)].map(
          ([, row, column]) => [`${Number(row)},${Number(column)}`, kind] as const,
        ),
      ),
    ),
  };
}

const numbers = (text: string) =>
  [...text.matchAll(group)].flatMap(([, kind = '', places = '']) =>
    [...places.matchAll(/\d+/g)].map(([place]) => [Number(place), kind] as const),
  );

/** The kind of one cell: its own before its row's before its column's. */
export function highlightOf({ rows, columns, cells }: Highlights, row: number, column: number) {
  return cells.get(`${row},${column}`) ?? rows.get(row) ?? columns.get(column);
}
