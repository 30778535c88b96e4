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
