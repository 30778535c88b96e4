import { usePage } from 'bifolio/client';
import { useTheme } from '../hooks/use-theme.ts';

/** Who wrote the page: its git authors, or the names in frontmatter `contributors`. */
export function Contributors() {
  const { page } = usePage();
  const { contributors, text } = useTheme();
  const named = namesIn(page.frontmatter.contributors);
  if (named === false || (!named && !contributors)) return null;
  const names = named ?? page.contributors.map(({ name }) => name);
  if (names.length === 0) return null;
  return (
    <dl className="frame-contributors">
      <dt>{text.contributorsText}</dt>
      {[...new Set(names)].map((name) => (
        <dd key={name}>{name}</dd>
      ))}
    </dl>
  );
}

/** `false` hides the list, names replace it, anything else leaves it to git. */
function namesIn(value: unknown): readonly string[] | false | undefined {
  if (value === false) return false;
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.map(String) : undefined;
}
