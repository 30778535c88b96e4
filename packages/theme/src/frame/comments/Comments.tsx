import { useFile, useNeeds, usePage, useStyleSheet, withBase } from 'bifolio/client';
import { useTheme } from '../../hooks/use-theme.ts';
import { CommentsPlace } from './CommentsPlace.tsx';
import { commentHosts } from './comment-hosts.ts';
import { COMMENT_FILES, commentSettings } from './comment-settings.ts';
import type { CommentsOptions } from './options.ts';

/** What readers say of the page, where the site has comments and the page does not switch them off. */
export function Comments() {
  const { page } = usePage();
  const { comment } = useTheme();
  if (!comment) return null;
  const { comments: isOn = comment.comment } = page.frontmatter;
  return isOn ? <PageComments {...comment} /> : null;
}

function PageComments(options: CommentsOptions) {
  const { page, locale, site } = usePage();
  const { text } = useTheme();
  const files = useFiles(COMMENT_FILES[options.provider]);
  const settings = commentSettings(options, {
    id: page.frontmatter.commentID,
    path: withBase(site.base, page.route),
    title: page.title,
    lang: locale.lang,
    siteTitle: locale.title,
    file: (name) => files.get(name) ?? '',
  });
  useStyleSheet('comments');
  useNeeds(settings ? commentHosts(options) : {});
  if (!settings) return null;
  const isLazy = options.provider !== 'Giscus' || options.lazyLoading;
  return (
    <CommentsPlace
      settings={settings}
      label={text.commentsText}
      {...(!isLazy && { hydrate: 'idle' as const })}
    />
  );
}

function useFiles(names: readonly string[]): ReadonlyMap<string, string | undefined> {
  const addresses = [useFile(names[0] ?? ''), useFile(names[1] ?? '')];
  return new Map(names.map((name, at) => [name, addresses[at]]));
}
