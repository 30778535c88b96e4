/** The looks that come with the theme. */
export const LOOKS = ['paper', 'slate', 'celadon', 'ink'] as const;
export type Look = (typeof LOOKS)[number];

/** What to write into `bifolio.config.ts` for a look, and an accent of the given hue. */
export function lookConfig(look: Look, hue?: number): string {
  const options = [
    ...(look === 'paper' ? [] : [`look: '${look}'`]),
    ...(hue === undefined ? [] : [`accent: 'oklch(0.5 0.15 ${hue})'`]),
  ];
  return options.length > 0 ? `theme: theme({ ${options.join(', ')} }),` : 'theme: theme(),';
}
