/** A number with what it counts: `1 page`, `1,204 pages`. */
export const plural = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
