import type { Post } from '../../core/contracts/collections.ts';

/** A category with what is in it. */
export interface CategoryNode {
  type: 'category';
  id: string;
  title: string;
  sort: number;
  /** Posts in it and below it. */
  count: number;
  /** Categories first, then posts. */
  items: readonly (CategoryNode | CategoryPost)[];
}

/** A post at its place in the tree. */
interface CategoryPost {
  type: 'post';
  title: string;
  /** Address without base. */
  path: string;
}

interface Branch {
  id: string;
  title: string;
  sort: number;
  branches: Map<string, Branch>;
  posts: CategoryPost[];
}

const collator = new Intl.Collator(['en', 'zh'], { numeric: true });

/** The categories of some posts as a tree, in their order. Posts of no category come last, in the order they are given in. */
export function categoryTree(posts: readonly Post[]): CategoryNode['items'] {
  const root = newBranch({ id: '', name: '', sort: 0 });
  for (const { route, title, categories } of posts) {
    let branch = root;
    for (const step of categories) {
      const next = branch.branches.get(step.id) ?? newBranch(step);
      next.sort = Math.min(next.sort, step.sort);
      branch.branches.set(step.id, next);
      branch = next;
    }
    branch.posts.push({ type: 'post', title, path: route });
  }
  return itemsOf(root);
}

/** The category of an id, with the ids of those around it, the outermost first. */
export function findCategory(
  items: CategoryNode['items'],
  id: string,
): { node: CategoryNode; path: readonly CategoryNode[] } | undefined {
  for (const item of items) {
    if (item.type === 'post') continue;
    if (item.id === id) return { node: item, path: [item] };
    const found = findCategory(item.items, id);
    if (found) return { node: found.node, path: [item, ...found.path] };
  }
  return undefined;
}

/** All categories of a tree, each before those in it. */
export function allCategories(items: CategoryNode['items']): CategoryNode[] {
  return items.flatMap((item) => (item.type === 'post' ? [] : [item, ...allCategories(item.items)]));
}

const newBranch = ({ id, name, sort }: { id: string; name: string; sort: number }): Branch => ({
  id,
  title: name,
  sort,
  branches: new Map(),
  posts: [],
});

function itemsOf({ branches, posts }: Branch): CategoryNode['items'] {
  const inOrder = [...branches.values()].sort(
    (a, b) => a.sort - b.sort || collator.compare(a.title, b.title),
  );
  return [...inOrder.map(nodeOf), ...posts];
}

function nodeOf(branch: Branch): CategoryNode {
  const { id, title, sort } = branch;
  const items = itemsOf(branch);
  const count = items.reduce((sum, item) => sum + (item.type === 'post' ? 1 : item.count), 0);
  return { type: 'category', id, title, sort, count, items };
}
