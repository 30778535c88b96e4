import type { LinkTarget } from 'bifolio';
import { usePage } from 'bifolio/client';
import { useTheme } from '../../hooks/use-theme.ts';
import { useTextLanguages } from '../../text/text-language.ts';
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
      {prev && <PagerLink rel="prev" label="prevPageLabel" target={prev} />}
      {next && <PagerLink rel="next" label="nextPageLabel" target={next} />}
    </nav>
  );
}

interface PagerLinkProps {
  rel: 'prev' | 'next';
  label: 'prevPageLabel' | 'nextPageLabel';
  target: LinkTarget;
}

function PagerLink({ rel, label, target }: PagerLinkProps) {
  const { text } = useTheme();
  const languageOf = useTextLanguages();
  return (
    <Link link={target.link} rel={rel} noIcon>
      <small {...languageOf(label)}>{text[label]}</small>
      <span>
        <EntryIcon icon={target.icon} />
        {target.text}
      </span>
    </Link>
  );
}
