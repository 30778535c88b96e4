/** Characters of JSON that a page may carry. */
const MOST_DATA = 100_000;

/** Whether a chart has more data than belongs into a page. */
export const isLarge = (source: string): boolean => source.length > MOST_DATA;

/** What authors are told of such a chart. */
export const tooMuchData = (source: string) => ({
  code: 'chart-size',
  message: `This chart has ${Math.round(source.length / 1000)} kB of data in the page, which every reader downloads.`,
  hint: `Give it fewer points, or put the data into a file and load it in a js fence: await (await fetch('/data.json')).json().`,
});
