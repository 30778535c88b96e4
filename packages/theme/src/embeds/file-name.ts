/** The last part of an address, which names a file where nobody has: `/a/film.mp4?x` is `film.mp4`. */
export const fileName = (address: string): string =>
  address
    .replace(/[?#].*/, '')
    .split('/')
    .at(-1) ?? '';
