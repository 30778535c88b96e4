/** Lists the files of an output, one per line, so that the next build knows what it may replace. */
export const OUTPUT_LIST = '.bifolio-output';
