import { usePage, withBase } from 'bifolio/client';
import { publishedTime } from '../frame/doc-meta/created-date.ts';
import { useProfile } from './aside/PostsAside.tsx';
import { FeedHead } from './feed/FeedHead.tsx';
import { StructuredData } from './StructuredData.tsx';
import { type Blog, useBlog } from './use-blog.ts';

/** What the head of posts and lists says to others: feeds, dates, tags, and the post as structured data. */
export function PostHead() {
  const blog = useBlog();
  return blog ? <HeadOf blog={blog} /> : null;
}

function HeadOf({ blog }: { blog: Blog }) {
  const { site, locale, page, navigation } = usePage();
  const profile = useProfile(blog);
  const absolute = (address: string) => new URL(withBase(site.base, encodeURI(address)), site.hostname).href;
  const { cover } = page.frontmatter;
  const published = publishedTime(page);
  const tags = Array.isArray(page.frontmatter.tags) ? page.frontmatter.tags.map(String) : [];
  const written = page.contributors.map(({ name }) => name);
  const authors = written.length > 0 || !profile?.name ? written : [profile.name];
  const image = site.hostname && typeof cover === 'string' ? absolute(cover) : undefined;
  const crumbs = navigation.breadcrumbs.map(({ text, link = page.route }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: text,
    item: site.hostname && absolute(link),
  }));
  return (
    <>
      <FeedHead blog={blog} />
      {image && <meta property="og:image" content={image} />}
      {!page.list && published && <meta property="article:published_time" content={published} />}
      {!page.list && tags.map((tag) => <meta key={tag} property="article:tag" content={tag} />)}
      {site.hostname && crumbs.length > 1 && (
        <StructuredData data={{ '@type': 'BreadcrumbList', itemListElement: crumbs }} />
      )}
      {site.hostname && !page.list && (
        <StructuredData
          data={{
            '@type': 'BlogPosting',
            headline: page.title,
            description: page.description || undefined,
            url: absolute(page.route),
            image,
            inLanguage: locale.lang,
            datePublished: published,
            dateModified: page.updatedTime,
            keywords: tags.length > 0 ? tags.join(', ') : undefined,
            author: authors.length > 0 ? authors.map((name) => ({ '@type': 'Person', name })) : undefined,
            isPartOf: { '@type': 'Blog', name: blog.collection.title },
          }}
        />
      )}
    </>
  );
}
