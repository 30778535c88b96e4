import type { LinkTarget } from 'bifolio';
import { usePage } from 'bifolio/client';
import { useTheme } from '../../hooks/use-theme.ts';
import { EntryIcon } from '../icon/EntryIcon.tsx';
import { Link } from '../link/Link.tsx';

/** Links to the pages before and after this one in the order of the sidebar. */
export function Pager() {
  const { navigation } = usePage();
  const { prevPage, nextPage, text } = useTheme();
  const prev = prevPage ? navigation.prev : undefined;
  const next = nextPage ? navigation.next : undefined;
  if (!prev && !next) return null;
  return (
    <nav className="frame-pager" aria-label={text.pagerLabel}>
      {prev && <PagerLink rel="prev" label={text.prevPageLabel} target={prev} />}
      {next && <PagerLink rel="next" label={text.nextPageLabel} target={next} />}
    </nav>
  );
}

function PagerLink({ rel, label, target }: { rel: 'prev' | 'next'; label: string; target: LinkTarget }) {
  return (
    <Link link={target.link} rel={rel} noIcon>
      <small>{label}</small>
      <span>
        <EntryIcon icon={target.icon} />
        {target.text}
      </span>
    </Link>
  );
}
