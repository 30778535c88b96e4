import type { Change } from 'bifolio';
import { usePage, useStyleSheet } from 'bifolio/client';
import type { ReactNode } from 'react';
import { useTheme } from '../../hooks/use-theme.ts';
import { type ChangeLinks, changeLinks } from './change-links.ts';
import { splitMessage } from './split-message.ts';

/** Characters of a commit's hash that are shown. */
const HASH_LENGTH = 5;

/** The page's history: its latest commits, folded away. */
export function Changelog() {
  const { page } = usePage();
  const { changelog, docsRepo } = useTheme();
  if (!changelog || page.frontmatter.changelog === false || page.changes.length === 0) return null;
  return <Changes changes={page.changes} links={changeLinks(changelog, docsRepo)} />;
}

function Changes({ changes, links }: { changes: readonly Change[]; links: ChangeLinks }) {
  const { text } = useTheme();
  useStyleSheet('changelog');
  return (
    <section className="frame-changelog" data-search="false" aria-labelledby="frame-changelog-label">
      <h2 id="frame-changelog-label">{text.changelogText}</h2>
      <details>
        <summary>{text.changelogButtonText}</summary>
        <ol>
          {changes.map((change) => (
            <li key={change.hash}>
              <Entry change={change} links={links} />
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}

function Entry({ change: { hash, message, time, tags }, links }: { change: Change; links: ChangeLinks }) {
  const { locale } = usePage();
  const { text } = useTheme();
  const date = new Date(time);
  return (
    <>
      {tags.map((tag) => (
        <MaybeLink key={tag} className="frame-changelog-tag" href={links.tag(tag)}>
          {tag}
        </MaybeLink>
      ))}
      <MaybeLink href={links.commit(hash)}>
        <code>{hash.slice(0, HASH_LENGTH)}</code>
      </MaybeLink>
      <span>
        <Message message={message} links={links} />
      </span>
      <small>
        {text.changelogOnText && `${text.changelogOnText} `}
        <time dateTime={date.toISOString()}>
          {date.toLocaleDateString(locale.lang, { dateStyle: 'medium', timeZone: 'UTC' })}
        </time>
      </small>
    </>
  );
}

function Message({ message, links }: { message: string; links: ChangeLinks }) {
  return splitMessage(message).map((part, index) =>
    'text' in part ? (
      part.text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts never move, and an issue may be named twice
      <MaybeLink key={index} href={links.issue(part.issue)}>
        #{part.issue}
      </MaybeLink>
    ),
  );
}

interface MaybeLinkProps {
  href?: string;
  className?: string;
  children: ReactNode;
}

function MaybeLink({ href, className, children }: MaybeLinkProps) {
  if (!href) return <span className={className}>{children}</span>;
  return (
    <a className={className} href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
