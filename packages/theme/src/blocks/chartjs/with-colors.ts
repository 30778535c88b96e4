/** What is read of a configuration. */
export interface ChartConfig {
  type?: string;
  data?: { datasets?: Record<string, unknown>[] };
  options?: object;
}

/** Kinds whose series have a color for each of their values. */
const ROUND = new Set(['pie', 'doughnut', 'polarArea']);

/** Kinds that fill areas, which others may lie under. */
const AREAS = new Set(['line', 'radar', 'bubble']);

/** How much of a color fills an area, two digits of hexadecimal. */
const AREA = '66';

/** Gives series that have no color one of `series`, `#rrggbb`, in turn. */
export function withColors(config: ChartConfig, series: readonly string[]): ChartConfig {
  const datasets = config.data?.datasets?.map((dataset, index) => {
    if (dataset.backgroundColor || dataset.borderColor) return dataset;
    const own = series[index % series.length] ?? '';
    const type = String(dataset.type ?? config.type);
    return ROUND.has(type)
      ? { backgroundColor: series, borderWidth: 1, ...dataset }
      : { borderColor: own, backgroundColor: AREAS.has(type) ? own + AREA : own, ...dataset };
  });
  return { ...config, data: { ...config.data, ...(datasets && { datasets }) } };
}
