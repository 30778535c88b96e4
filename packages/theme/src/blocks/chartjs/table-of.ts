/** Cells of a table; the first of each row names it. */
export interface DataTable {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** More rows are no help. */
const MOST_ROWS = 200;

/** The data of a configuration of Chart.js: a row for each label, or for each point; `undefined` when it has no series. */
export function tableOf(config: unknown): DataTable | undefined {
  const data = record(record(config)?.data);
  const datasets = list(data?.datasets).map(record);
  if (datasets.length === 0) return undefined;
  const labels = list(data?.labels).map(text);
  const values = datasets.map((dataset) => list(dataset?.data));
  const count = Math.min(MOST_ROWS, Math.max(labels.length, ...values.map(({ length }) => length)));
  return {
    head: ['', ...datasets.map((dataset, index) => text(dataset?.label ?? index + 1))],
    rows: Array.from({ length: count }, (_, row) => [
      labels[row] ?? String(row + 1),
      ...values.map((cells) => text(cells[row])),
    ]),
  };
}

function text(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(text).join(' – ');
  const point = record(value);
  return point
    ? Object.entries(point)
        .map(([key, part]) => `${key} ${text(part)}`)
        .join(', ')
    : String(value);
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const record = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
