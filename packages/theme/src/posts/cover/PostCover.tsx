import { usePage } from 'bifolio/client';
import { Cover } from '../list/Cover.tsx';
import { coverLook } from '../list/cover-style.ts';
import { useBlog } from '../use-blog.ts';
import { coverStyleSchema } from './cover-options.ts';

/** The cover above the text of a post that asks for it: `coverStyle: { page: true }`. */
export function PostCover() {
  const { cover, coverStyle } = usePage().page.frontmatter;
  const blog = useBlog();
  if (typeof cover !== 'string') return null;
  const { page, ...own } = coverStyleSchema.parse(coverStyle ?? {});
  if (!page) return null;
  return (
    <div className="post-page-cover">
      <Cover src={cover} look={coverLook(blog?.looks.postCover, own)} eager />
    </div>
  );
}
