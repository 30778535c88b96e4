/** Files that may change while dev runs: those of a linked theme, not of an installed one. */
export const outsidePackages = (files: Iterable<string>): string[] =>
  [...files].filter((path) => !path.includes('/node_modules/'));
