import { headingIds } from '../../../../markdown/headings/heading-ids.ts';
import { listOf } from '../read/literals.ts';
import { dateOf } from './private-pages.ts';
import type { MkdocsConfig } from './read-config.ts';

/** The folder of Material's blog; `undefined` when the site has none. */
export function blogFolder({ plugins }: MkdocsConfig): string | undefined {
  const blog = plugins.get('blog') ?? plugins.get('material/blog');
  if (!blog) return undefined;
  return typeof blog.blog_dir === 'string' ? blog.blog_dir.replace(/^\.?\/?|\/$/g, '') : 'blog';
}

interface Post {
  address: string;
  path: string;
  fields: Readonly<Record<string, unknown>>;
  isPublic: boolean;
}

/** Lists of a year or a category lead to the page of the blog, if that is a page of the site. */
export function blogRedirects(config: MkdocsConfig, pages: readonly Post[]): Record<string, string> {
  const folder = blogFolder(config);
  const home = folder ? `/${folder}/` : '/';
  if (folder === undefined || !pages.some(({ address }) => address === home)) return {};
  const posts = pages.filter(
    ({ path, isPublic }) => isPublic && path.startsWith(`${folder ? `${folder}/` : ''}posts/`),
  );
  const lists = posts.flatMap(({ fields }) => {
    const created = dateOf(fields.date);
    const names = listOf(fields.categories).map(String);
    return [
      ...(created === undefined ? [] : [`${home}archive/${new Date(created).getUTCFullYear()}/`]),
      ...names.map((name) => `${home}category/${headingIds([{ words: name }], 'github')[0]}/`),
    ];
  });
  return Object.fromEntries([...new Set(lists)].sort().map((path) => [path, home]));
}
