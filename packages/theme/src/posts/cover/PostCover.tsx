import { usePage } from 'bifolio/client';
import { Cover } from '../list/Cover.tsx';
import { coverLook, pageLook } from '../list/cover-style.ts';
import { useBlog } from '../use-blog.ts';
import { coverSchema } from './cover-options.ts';

/** The cover above the text: of each post, unless `page: false` leaves it to lists, and of other pages that ask for it. */
export function PostCover() {
  const { cover, coverStyle } = usePage().page.frontmatter;
  const blog = useBlog();
  if (typeof cover !== 'string') return null;
  const own = coverSchema.parse(coverStyle ?? {});
  const look = coverLook(blog?.looks.postCover, own);
  if (!(blog ? look.page : own.page)) return null;
  return (
    <div className="post-page-cover">
      <Cover src={cover} look={pageLook(look)} eager />
    </div>
  );
}
