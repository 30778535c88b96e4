import { usePage } from 'bifolio/client';
import type { ReactNode } from 'react';
import { useTheme } from '../../hooks/use-theme.ts';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { createdDate } from './created-date.ts';
import { readingTimeText } from './reading-time-text.ts';

/** More tags than this are not shown. */
const MAX_TAGS = 4;

/** What stands below a page's title: how long it takes to read, its tags, when it was written. */
export function DocMeta() {
  const { page, locale } = usePage();
  const { readingTime, createTime, text } = useTheme();
  const { frontmatter } = page;
  const isTimeShown = readingTime && frontmatter.readingTime !== false;
  const time = isTimeShown && page.readingTime?.words ? page.readingTime : undefined;
  const tags = Array.isArray(frontmatter.tags) ? frontmatter.tags.map(String).slice(0, MAX_TAGS) : [];
  const created = createTime === true ? createdDate(page) : undefined;
  if (!time && tags.length === 0 && !created) return null;
  return (
    <dl className="frame-doc-meta" data-search="false">
      {time && (
        <Entry icon="clock" label={text.readingTimeLabel}>
          <dd>{readingTimeText(time, text)}</dd>
        </Entry>
      )}
      {tags.length > 0 && (
        <Entry icon="tag" label={text.tagText}>
          {[...new Set(tags)].map((tag) => (
            <dd key={tag}>{tag}</dd>
          ))}
        </Entry>
      )}
      {created && (
        <Entry icon="calendar" label={text.createTimeLabel}>
          <dd>
            <time dateTime={created.toISOString().slice(0, 10)}>
              {created.toLocaleDateString(locale.lang, { dateStyle: 'long', timeZone: 'UTC' })}
            </time>
          </dd>
        </Entry>
      )}
    </dl>
  );
}

function Entry({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Icon name={icon} />
        <span className="visually-hidden">{label}</span>
      </dt>
      {children}
    </div>
  );
}
