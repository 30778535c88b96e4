import { useLocalePostList } from '@bifolio/theme/hooks';

/** The first posts of the blog. */
export function LatestPosts({ count = 3 }: { count?: number }) {
  const posts = useLocalePostList('blog').slice(0, count);
  return (
    <ul>
      {posts.map(({ link, title, createTime }) => (
        <li key={link}>
          <a href={link}>{title}</a> ({createTime.slice(0, 10)})
        </li>
      ))}
    </ul>
  );
}
