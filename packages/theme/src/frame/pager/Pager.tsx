import type { LinkTarget } from 'bifolio';
import { useFaceField, usePage } from 'bifolio/client';
import { useTheme } from '../../hooks/use-theme.ts';
import { Cover } from '../../posts/list/Cover.tsx';
import { coverLook } from '../../posts/list/cover-style.ts';
import { useBlog } from '../../posts/use-blog.ts';
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
  const blog = useBlog();
  return (
    <Link link={target.link} rel={rel} noIcon>
      {blog && <NeighbourCover route={target.link} />}
      <small {...languageOf(label)}>{text[label]}</small>
      <span>
        <EntryIcon icon={target.icon} />
        {target.text}
      </span>
    </Link>
  );
}

/** What the next post looks like, for readers of a blog. */
function NeighbourCover({ route }: { route: string }) {
  const cover = useFaceField(route, 'cover');
  if (typeof cover !== 'string') return null;
  return <Cover src={cover} look={coverLook(undefined, { ratio: '2:1', width: 320 })} />;
}
