import { usePage } from 'bifolio/client';
import { useTheme } from '../../hooks/use-theme.ts';

/** Which lines of the page are its standfirst: its frontmatter's choice, else the theme's. */
export function useStandfirst() {
  const { standfirst } = useTheme();
  return usePage().page.frontmatter.standfirst ?? standfirst;
}

/** The description below the title, where the page or the theme asks for it. */
export function Standfirst() {
  const { description } = usePage().page.frontmatter;
  const kind = useStandfirst();
  if (kind !== 'description' || typeof description !== 'string') return null;
  return <p className="frame-standfirst">{description}</p>;
}
