/** What stands in a container of a chart: one fence, with data or script. */
export interface FencedChart {
  /** Data is JSON. */
  kind: 'data' | 'script';
  source: string;
  /** Lines above the source in the container. */
  linesAbove: number;
}

/** Reads the first fence among the lines of a container; `undefined` when there is none for data or script. */
export function readFencedChart(lines: readonly string[]): FencedChart | undefined {
  const open = lines.findIndex((line) => FENCE.test(line));
  const [, marks = '', language = ''] = FENCE.exec(lines[open] ?? '') ?? [];
  const kind = KINDS[language.toLowerCase()];
  if (!kind) return undefined;
  const rest = lines.slice(open + 1);
  const end = rest.findIndex((line) => line.trim().startsWith(marks));
  return { kind, source: rest.slice(0, end < 0 ? undefined : end).join('\n'), linesAbove: open + 1 };
}

const FENCE = /^\s{0,3}(`{3,}|~{3,})\s*([\w-]+)/;

const KINDS: Readonly<Record<string, FencedChart['kind']>> = {
  json: 'data',
  js: 'script',
  javascript: 'script',
};

/** What is wrong with the JSON of a chart; `undefined` when nothing is. An object is wanted. */
export function jsonProblem(source: string): string | undefined {
  try {
    const value: unknown = JSON.parse(source);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? undefined
      : 'An object was expected';
  } catch (error) {
    return (error as Error).message;
  }
}

/** What authors are told of such JSON. */
export const invalidJson = (problem: string) => ({
  code: 'chart-json',
  message: `The JSON of this chart is invalid: ${problem}.`,
  hint: 'Write keys and strings in double quotes, without comments and trailing commas.',
});
