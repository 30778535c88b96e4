import type { GeneratedLayoutProps, LayoutProps, ListData, PostListKind } from 'bifolio';
import { Slot, usePage, useReport } from 'bifolio/client';
import { Footer } from '../frame/footer/Footer.tsx';
import { Navbar } from '../frame/navbar/Navbar.tsx';
import { CONTENT_ID } from '../frame/skip-link/SkipLink.tsx';
import { useHref } from '../hooks/use-href.ts';
import { Page } from '../layouts/Page.tsx';
import { Archives } from './archives/Archives.tsx';
import { PostsAside, useProfile } from './aside/PostsAside.tsx';
import { Categories } from './categories/Categories.tsx';
import { PostList } from './list/PostList.tsx';
import { Tags } from './tags/Tags.tsx';
import { type Blog, useBlog } from './use-blog.ts';

type Data = ListData[PostListKind];

/** The lists of a blog: posts, tags, archives, categories, with who writes beside them. */
export function Posts({ data, children }: Partial<GeneratedLayoutProps<Data>>) {
  const blog = useBlog();
  return blog && data ? (
    <PostsOf blog={blog} data={data}>
      {children}
    </PostsOf>
  ) : (
    <NoList>{children}</NoList>
  );
}

/** A page at the address of no list: its text stands alone, and its author hears of it. */
function NoList({ children }: LayoutProps) {
  const { collections, page } = usePage();
  const report = useReport();
  const lists = collections.flatMap((one) => (one.type === 'post' ? Object.values(one.routes) : []));
  report?.({
    severity: 'warning',
    code: 'no-list',
    message: `No list of posts is at ${page.route}, so the layout "${page.layout}" shows none.`,
    hint:
      lists.length > 0
        ? `Set \`permalink\` to one of: ${lists.join(', ')}.`
        : 'Add a collection with `type: "post"`, or set another `pageLayout`.',
    option: ['pageLayout'],
  });
  return <Page>{children}</Page>;
}

function PostsOf({ blog, data, children }: GeneratedLayoutProps<Data> & { blog: Blog }) {
  const href = useHref();
  const profile = useProfile(blog);
  const start = blog.collection.routes[data.kind];
  return (
    <>
      <Slot name="layout-top" />
      <Navbar />
      <div className="posts" data-aside={profile?.layout}>
        <main
          id={CONTENT_ID}
          className="posts-main"
          tabIndex={-1}
          data-posts={data.kind}
          data-start={start && href(encodeURI(start))}
        >
          <Slot name="posts-top" />
          {children}
          <List blog={blog} data={data} />
          <Slot name="posts-bottom" />
        </main>
        <PostsAside blog={blog} />
      </div>
      <Footer />
      <Slot name="layout-bottom" />
    </>
  );
}

function List({ blog, data }: { blog: Blog; data: Data }) {
  switch (data.kind) {
    case 'posts':
      return <PostList blog={blog} data={data} />;
    case 'tags':
      return <Tags blog={blog} data={data} />;
    case 'archives':
      return <Archives blog={blog} data={data} />;
    case 'categories':
      return <Categories blog={blog} data={data} />;
  }
}
