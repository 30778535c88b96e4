import type { Face, Post } from 'bifolio';
import { FaceExcerpt, useFace, usePage } from 'bifolio/client';
import type { ReactNode } from 'react';
import { Badge } from '../../blocks/badge/component.tsx';
import { readingTimeKey, readingTimeText } from '../../frame/doc-meta/reading-time-text.ts';
import { Icon } from '../../frame/icon/Icon.tsx';
import { useHref } from '../../hooks/use-href.ts';
import { useTheme } from '../../hooks/use-theme.ts';
import { useTextLanguages } from '../../text/text-language.ts';
import { type CoverStyle, coverSchema } from '../cover/cover-options.ts';
import { TagLink, tagsOf } from '../tags/TagLink.tsx';
import type { Blog } from '../use-blog.ts';
import { Cover } from './Cover.tsx';
import { coverLook, leadLook } from './cover-style.ts';
import { PostAuthor, useAuthor } from './PostAuthor.tsx';
import { isoDay, postDate } from './post-date.ts';

/** More tags than this are not shown. */
const MAX_TAGS = 4;

export interface PostItemProps {
  blog: Blog;
  post: Post;
  /** Place in the list, from 0. */
  at: number;
  heading: 'h2' | 'h3';
  /** The first of a blog: its cover stands above it, and it names its author. */
  isLead?: boolean;
}

/** A post in a list: title, what it is about, and when it was written; its cover beside it. */
export function PostItem({ blog, post, at, heading: Heading, isLead }: PostItemProps) {
  const face = useFace(post.route);
  const { text } = useTheme();
  const href = useHref()(encodeURI(post.route));
  const { cover, coverStyle } = face?.frontmatter ?? {};
  const { looks } = blog;
  const chosen = coverLook(looks.postCover, styleOf(coverStyle));
  const look = isLead ? leadLook(chosen) : chosen;
  return (
    <article
      className="post-item"
      data-cover={typeof cover === 'string' ? look.layout : undefined}
      data-compact={look.compact || undefined}
    >
      {typeof cover === 'string' && (
        <CoverLink href={href}>
          <Cover src={cover} look={look} eager={at === 0} />
        </CoverLink>
      )}
      <div className="post-words">
        <Heading className="post-title">
          <a href={href}>{post.title}</a>
          {post.sticky !== undefined && <Badge type="tip" text={text.pinnedText} />}
          {post.draft && <Badge type="warning" text={text.draftText} />}
        </Heading>
        <Excerpt face={face} />
        <Meta blog={blog} post={post} face={face} isLead={isLead} />
      </div>
    </article>
  );
}

/** The title leads there too: one link is enough for who listens or tabs. */
function CoverLink(props: { href: string; children: ReactNode }) {
  return <a tabIndex={-1} aria-hidden="true" {...props} />;
}

const styleOf = (style: unknown): CoverStyle => tolerantStyle.parse(style ?? {});

/** To make a schema takes longer than to draw the post. */
const tolerantStyle = coverSchema.catch({});

function Excerpt({ face }: { face: Face | undefined }) {
  if (!face) return null;
  const own = face.frontmatter.excerpt;
  if (own === false) return null;
  if (typeof own === 'string') return <p className="post-excerpt">{own}</p>;
  if (face.excerpt) {
    return (
      <div className="post-excerpt">
        <FaceExcerpt face={face} />
      </div>
    );
  }
  return face.description ? <p className="post-excerpt">{face.description}</p> : null;
}

interface MetaProps extends Pick<PostItemProps, 'blog' | 'post' | 'isLead'> {
  face: Face | undefined;
}

function Meta({ blog, post, face, isLead }: MetaProps) {
  const { locale } = usePage();
  const { readingTime, text } = useTheme();
  const languageOf = useTextLanguages();
  const author = useAuthor(isLead ? blog : undefined);
  const { tags = true, readingTime: time = true, createTime = 'short' } = blog.looks.meta ?? {};
  const style = createTime === true ? 'short' : createTime;
  return (
    <p className="post-meta">
      {author && <PostAuthor author={author} />}
      {style && (
        <time dateTime={isoDay(post.createTime)}>{postDate(post.createTime, locale.lang, style)}</time>
      )}
      {face?.locked && (
        <span>
          <Icon name="lock" /> {text.lockedText}
        </span>
      )}
      {time && readingTime && face?.readingTime && (
        <span {...languageOf(readingTimeKey(face.readingTime), 'sentence')}>
          {readingTimeText(face.readingTime, text)}
        </span>
      )}
      {tags && post.tags.length > 0 && (
        <span className="post-tags">
          <span className="visually-hidden">{text.tagText}</span>
          {tagsOf(blog, post.tags.slice(0, MAX_TAGS)).map((tag) => (
            <TagLink key={tag.name} blog={blog} tag={tag} />
          ))}
        </span>
      )}
    </p>
  );
}
