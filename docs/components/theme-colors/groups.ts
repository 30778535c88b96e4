/** One variable of the theme, and the one that it is read with. */
export interface ThemeColor {
  name: string;
  /** Text and ground must differ by 4.5 to 1. */
  against: string;
}

/** A group of variables that are chosen together. */
export interface ColorGroup {
  id: 'brand' | 'text' | 'grounds';
  colors: readonly ThemeColor[];
}

const onPage = (name: string): ThemeColor => ({ name, against: '--bg' });
const underText = (name: string): ThemeColor => ({ name, against: '--text' });

/** What readers may try out, in the order it is shown. */
export const GROUPS: readonly ColorGroup[] = [
  {
    id: 'brand',
    colors: [
      onPage('--accent'),
      onPage('--accent-strong'),
      { name: '--accent-fill', against: '--on-accent' },
      underText('--accent-soft'),
      { name: '--on-accent', against: '--accent-fill' },
    ],
  },
  { id: 'text', colors: [onPage('--text'), onPage('--text-soft'), onPage('--text-faint')] },
  {
    id: 'grounds',
    colors: ['--bg', '--bg-navbar', '--bg-screen', '--bg-bar', '--bg-sidebar', '--bg-code'].map(underText),
  },
];

/** The variables that can be changed. */
export const NAMES: readonly string[] = GROUPS.flatMap(({ colors }) => colors.map(({ name }) => name));
