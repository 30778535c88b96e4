import { usePage } from 'bifolio/client';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../frame/breadcrumbs/Breadcrumbs.tsx';
import { Icon } from '../../frame/icon/Icon.tsx';
import { useTheme } from '../../hooks/use-theme.ts';
import { InterfaceText } from '../../text/InterfaceText.tsx';
import { POSTS_ASIDE_ID } from '../aside/PostsAside.tsx';
import { FeedButton } from '../feed/FeedButton.tsx';
import type { Blog } from '../use-blog.ts';

/** The name of a list, where it belongs, and on small screens the way to all the others. */
export function ListHead({ blog, title }: { blog: Blog; title: string }) {
  const { route } = usePage().page;
  const { text } = useTheme();
  return (
    <>
      {route !== blog.collection.routes.posts && (
        <div className="frame-eyebrow">
          <Breadcrumbs />
        </div>
      )}
      <header className="posts-head">
        <h1>{title}</h1>
        <div className="posts-tools">
          <FeedButton blog={blog} />
          <button type="button" className="posts-extract" popoverTarget={POSTS_ASIDE_ID}>
            <Icon name="menu" />
            <InterfaceText of="postsAsideLabel">{text.postsAsideLabel}</InterfaceText>
          </button>
        </div>
      </header>
    </>
  );
}

/** What changes in place when another page, tag or category is chosen. */
export function ListPart({ children }: { children: ReactNode }) {
  const { title } = usePage().page;
  return (
    <section data-list-part aria-label={title}>
      {children}
    </section>
  );
}
