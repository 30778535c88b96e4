/** Colors that a chart is drawn in. */
export interface ChartColors {
  text: string;
  soft: string;
  rule: string;
  ground: string;
  series: readonly string[];
}

/** A theme of ECharts. Texts of tooltips are drawn: as HTML they would need inline styles. */
export function chartTheme({ text, soft, rule, ground, series }: ChartColors): object {
  const axis = {
    axisLine: { lineStyle: { color: soft } },
    axisTick: { lineStyle: { color: soft } },
    axisLabel: { color: soft },
    nameTextStyle: { color: soft },
    splitLine: { lineStyle: { color: rule } },
    splitArea: { areaStyle: { color: ['transparent', 'transparent'] } },
  };
  const label = { color: text, textBorderWidth: 0 };
  const labelled = { label };
  return {
    color: series,
    backgroundColor: 'transparent',
    textStyle: { color: text },
    title: { textStyle: { color: text }, subtextStyle: { color: soft } },
    legend: { textStyle: { color: soft }, inactiveColor: rule, pageTextStyle: { color: soft } },
    tooltip: {
      renderMode: 'richText',
      backgroundColor: ground,
      borderColor: rule,
      textStyle: { color: text },
      axisPointer: { lineStyle: { color: soft }, crossStyle: { color: soft } },
    },
    toolbox: { iconStyle: { borderColor: soft } },
    visualMap: { textStyle: { color: soft } },
    dataZoom: { textStyle: { color: soft }, borderColor: rule },
    timeline: { label: { color: soft } },
    categoryAxis: axis,
    valueAxis: axis,
    logAxis: axis,
    timeAxis: axis,
    radar: { ...axis, axisName: { color: soft } },
    pie: labelled,
    funnel: labelled,
    graph: labelled,
    sankey: labelled,
    tree: labelled,
    gauge: { axisLabel: { color: soft }, title: { color: soft }, detail: { color: text } },
  };
}
