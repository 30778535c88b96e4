import type { ReadingTime as Time } from 'bifolio';
import { usePage } from 'bifolio/client';
import type { ReactNode } from 'react';
import { useTheme } from '../../hooks/use-theme.ts';
import { PostAuthor, useAuthor } from '../../posts/list/PostAuthor.tsx';
import { postDate } from '../../posts/list/post-date.ts';
import { TagLink, tagsOf } from '../../posts/tags/TagLink.tsx';
import { useBlog } from '../../posts/use-blog.ts';
import { useMeta } from '../../posts/use-doc-looks.ts';
import { textLanguage } from '../../text/borrowed-texts.ts';
import { InterfaceText } from '../../text/InterfaceText.tsx';
import { pluralForm } from '../../text/plural-form.ts';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { createdDate } from './created-date.ts';
import { readingTimeKey, readingTimeText } from './reading-time-text.ts';
import { useShownTags } from './shown-tags.ts';

/** Facts of a page: who wrote a post, how long the page takes to read, its tags, when it was written. */
export function DocMeta() {
  const { page, locale } = usePage();
  const { readingTime, createTime, text } = useTheme();
  const { frontmatter } = page;
  const blog = useBlog();
  const meta = useMeta();
  const author = useAuthor(blog);
  const shownTags = useShownTags();
  const isTimeShown =
    readingTime && frontmatter.readingTime !== false && (meta.readingTime || meta.wordCount);
  const time = isTimeShown && page.readingTime?.words ? page.readingTime : undefined;
  const isDateShown = createTime === true || (createTime === 'only-posts' && blog !== undefined);
  const created = isDateShown && meta.createTime ? createdDate(page) : undefined;
  if (!author && !time && shownTags.length === 0 && !created) return null;
  return (
    <dl className="frame-doc-meta" data-search="false">
      {author && (
        <div>
          <dt className="visually-hidden">{text.authorLabel}</dt>
          <dd>
            <PostAuthor author={author} />
          </dd>
        </div>
      )}
      {time && <ReadingTime time={time} />}
      {shownTags.length > 0 && (
        <Entry icon="tag" label={text.tagText}>
          {blog
            ? tagsOf(blog, shownTags).map((tag) => (
                <dd key={tag.name} className="frame-doc-tag">
                  <TagLink blog={blog} tag={tag} />
                </dd>
              ))
            : shownTags.map((tag) => <dd key={tag}>{tag}</dd>)}
        </Entry>
      )}
      {created && (
        <Entry label={text.createTimeLabel}>
          <dd>
            <time dateTime={created.toISOString().slice(0, 10)}>
              {postDate(created.getTime(), locale.lang, meta.createTime === 'short' ? 'short' : 'long')}
            </time>
          </dd>
        </Entry>
      )}
    </dl>
  );
}

function ReadingTime({ time }: { time: Time }) {
  const { locale } = usePage();
  const theme = useTheme();
  const { text } = theme;
  const meta = useMeta();
  return (
    <Entry label={text.readingTimeLabel}>
      {meta.readingTime && (
        <dd>
          <InterfaceText of={readingTimeKey(time)} isSentence>
            {readingTimeText(time, text)}
          </InterfaceText>
        </dd>
      )}
      {meta.wordCount && (
        <dd>
          <InterfaceText of="wordCountText" isSentence>
            {wordCount(text.wordCountText, time.words, textLanguage(theme, 'wordCountText', locale.lang))}
          </InterfaceText>
        </dd>
      )}
    </Entry>
  );
}

/** A fact, behind an icon where it doesn't say itself what it is. */
function Entry({ icon, label, children }: { icon?: IconName; label: string; children: ReactNode }) {
  return (
    <div>
      {icon ? (
        <dt>
          <Icon name={icon} />
          <span className="visually-hidden">{label}</span>
        </dt>
      ) : (
        <dt className="visually-hidden">{label}</dt>
      )}
      {children}
    </div>
  );
}

const wordCount = (text: string, words: number, lang: string) =>
  pluralForm(text, words, lang).replace('{words}', words.toLocaleString(lang));
