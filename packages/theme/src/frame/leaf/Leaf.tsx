import { usePage, useStyleSheet } from 'bifolio/client';
import { useTheme } from '../../hooks/use-theme.ts';

/** Whether this page has a second leaf: its frontmatter's choice, else the theme's. `'reference'` leaves it to its fields. */
export function useLeaf(): boolean | 'reference' {
  const { leaf } = useTheme();
  return usePage().page.frontmatter.leaf ?? leaf;
}

/** Asks for the style sheet of a second leaf. Pages with fields ask for it themselves. */
export function Leaf() {
  useStyleSheet('leaf');
  return null;
}
