/** Columns on a narrow, a middle and a wide page. */
export interface Columns {
  sm: number;
  md: number;
  lg: number;
}

/** As authors write them: one number for every width, some of the three, or either as text. */
export type ColumnsInput = number | string | Partial<Record<keyof Columns, number | string>>;

const most = 6;

/** Reads `3`, `"3"`, `{ sm: 1, md: 2 }` or the same as text. What is missing or makes no sense is as in `defaults`. */
export function parseColumns(input: ColumnsInput | undefined, defaults: Columns): Columns {
  if (input === undefined) return defaults;
  if (typeof input === 'object') return fromObject(input, defaults);
  if (typeof input === 'number' || !input.includes(':')) {
    const all = count(input, 0);
    return all > 0 ? { sm: all, md: all, lg: all } : defaults;
  }
  const pairs = [...input.matchAll(/["']?\b(sm|md|lg)["']?\s*:\s*["']?(\d+)/g)];
  return fromObject(Object.fromEntries(pairs.map(([, name, value]) => [name, value])), defaults);
}

const fromObject = (input: Exclude<ColumnsInput, number | string>, defaults: Columns): Columns => ({
  sm: count(input.sm, defaults.sm),
  md: count(input.md, defaults.md),
  lg: count(input.lg, defaults.lg),
});

function count(value: number | string | undefined, fallback: number): number {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 ? Math.min(number, most) : fallback;
}
