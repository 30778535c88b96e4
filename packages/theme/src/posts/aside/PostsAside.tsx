import { Slot, usePage } from 'bifolio/client';
import { Icon } from '../../frame/icon/Icon.tsx';
import { SheetClose } from '../../frame/sheets/SheetClose.tsx';
import { SocialLinks } from '../../frame/social/SocialLinks.tsx';
import { useHref } from '../../hooks/use-href.ts';
import { useTheme } from '../../hooks/use-theme.ts';
import type { Blog } from '../use-blog.ts';
import type { Profile } from './profile-options.ts';

/** The id that the button which opens the column on small screens points at. */
export const POSTS_ASIDE_ID = 'frame-posts-aside';

/** Who writes, unless the collection says nobody. `undefined` outside of blogs. */
export function useProfile(blog: Blog | undefined): Profile | undefined {
  const { profile } = useTheme();
  const own = blog?.looks.profile;
  return !blog || own === false ? undefined : (own ?? profile);
}

/** Who writes and what else there is: beside the posts on wide screens, a sheet on small ones. Opens without script. */
export function PostsAside({ blog }: { blog: Blog }) {
  const { text } = useTheme();
  const profile = useProfile(blog);
  return (
    <aside id={POSTS_ASIDE_ID} className="posts-aside" popover="auto" aria-label={text.postsAsideLabel}>
      <SheetClose sheet={POSTS_ASIDE_ID} className="posts-aside-close" label={text.postsAsideCloseLabel} />
      <Slot name="posts-extract-before" />
      <Slot name="posts-aside-top" />
      {profile && <ProfileCard profile={profile} />}
      {blog.looks.social !== false && <SocialLinks links={blog.looks.social} />}
      <ListLinks blog={blog} />
      <Slot name="posts-aside-bottom" />
      <Slot name="posts-extract-after" />
    </aside>
  );
}

function ProfileCard({ profile }: { profile: Profile }) {
  const href = useHref();
  const { avatar = profile.url, name, description, circle, location, organization } = profile;
  const { originalWidth = 112, originalHeight = originalWidth } = profile;
  return (
    <div className="posts-profile" data-circle={circle || undefined}>
      {avatar && (
        <img className="no-view" src={href(avatar)} alt="" width={originalWidth} height={originalHeight} />
      )}
      {name && <p className="posts-profile-name">{name}</p>}
      {description && <p>{description}</p>}
      {location && (
        <p>
          <Icon name="place" /> {location}
        </p>
      )}
      {organization && (
        <p>
          <Icon name="building" /> {organization}
        </p>
      )}
    </div>
  );
}

/** The lists of the blog, with how much is in them. */
function ListLinks({ blog: { collection } }: { blog: Blog }) {
  const { list } = usePage().page;
  const { text } = useTheme();
  const href = useHref();
  const { routes, titles, counts } = collection;
  return (
    <nav aria-label={text.postsListsLabel}>
      <ul className="posts-lists">
        {(['posts', 'tags', 'archives', 'categories'] as const).map((kind) => {
          const route = routes[kind];
          if (!route) return null;
          return (
            <li key={kind}>
              <a href={href(encodeURI(route))} aria-current={list?.kind === kind ? 'true' : undefined}>
                {titles[kind]}
                <small>{counts[kind === 'archives' ? 'posts' : kind]}</small>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
