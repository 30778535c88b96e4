import type { CategoryItem, ListData } from 'bifolio';
import { Slot } from 'bifolio/client';
import { Icon } from '../../frame/icon/Icon.tsx';
import { useHref } from '../../hooks/use-href.ts';
import { useTheme } from '../../hooks/use-theme.ts';
import { ListHead, ListPart } from '../entries/ListHead.tsx';
import { Pagination } from '../list/Pagination.tsx';
import { isoDay } from '../list/post-date.ts';
import type { Blog } from '../use-blog.ts';

/** The folders of a blog as a tree, with the posts in them. Folds without script. */
export function Categories({ blog, data }: { blog: Blog; data: ListData['categories'] }) {
  const { text } = useTheme();
  const { categoriesExpand = 'deep' } = blog.looks;
  const { items, place, path } = data;
  const chosen = path.at(-1);
  return (
    <>
      <Slot name="posts-categories-before" />
      <ListHead blog={blog} title={blog.collection.titles.categories} />
      <Slot name="posts-categories-content-before" />
      {items.length === 0 && <p className="posts-empty">{text.noPostsText}</p>}
      <ListPart>
        {chosen && (
          <h2 className="post-group">
            {chosen.title}
            <small>{chosen.count}</small>
          </h2>
        )}
        <Level
          items={items}
          open={categoriesExpand === 'deep' ? Number.POSITIVE_INFINITY : categoriesExpand}
        />
        <Pagination place={place} />
      </ListPart>
      <Slot name="posts-categories-after" />
    </>
  );
}

/** One level of the tree; `open` more levels begin open. */
function Level({ items, open }: { items: readonly CategoryItem[]; open: number }) {
  const href = useHref();
  if (items.length === 0) return null;
  return (
    <ul className="post-tree">
      {items.map((item) => (
        <li key={item.type === 'post' ? item.route : item.id}>
          {item.type === 'post' ? (
            <>
              <a href={href(encodeURI(item.route))}>{item.title}</a>
              <time dateTime={isoDay(item.createTime)}>{isoDay(item.createTime)}</time>
            </>
          ) : (
            <Category item={item} open={open} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Category({ item, open }: { item: CategoryItem & { type: 'category' }; open: number }) {
  const href = useHref();
  const { id, title, count, route, items } = item;
  const name = (
    <>
      {title}
      <small>{count}</small>
    </>
  );
  if (route) {
    return (
      <>
        <a className="post-category" href={href(route)} data-category={id}>
          {name}
        </a>
        <Level items={items} open={open} />
      </>
    );
  }
  return (
    <details id={`category-${id}`} data-category={id} open={open > 0}>
      <summary className="post-category">
        <Icon name="chevron" />
        {name}
      </summary>
      <Level items={items} open={open - 1} />
    </details>
  );
}
