import type { EntryTarget } from './find-entry.ts';
import { prune } from './prune.ts';

/** An entry of navbar or sidebar as readers see it: what was written, else what its page says of itself. */
export function shownEntry<T extends { text?: string }>(written: T, target: EntryTarget | undefined) {
  return prune({
    icon: target?.page?.icon,
    badge: target?.page?.badge,
    ...prune(written),
    text: written.text ?? target?.page?.title ?? target?.link ?? '',
    link: target?.link,
  });
}

interface ResolvedEntry {
  link: string | undefined;
  text?: string;
  target: EntryTarget | undefined;
  items: 'auto' | readonly unknown[] | undefined;
  below: readonly unknown[] | undefined;
}

/** Whether nothing of an entry remains without drafts: it leads to one, or groups nothing else. */
export const isLeftOut = ({ link, text, target, items, below }: ResolvedEntry): boolean => {
  if (link !== undefined && !target) return text === undefined || !below?.length;
  return link === undefined && items !== 'auto' && Boolean(items?.length) && !below?.length;
};
