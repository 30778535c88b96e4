/** Where a reader's tabs are kept: `localStorage`, one object of group id to value. */
export const TAB_STORE_KEY = 'BIFOLIO_TAB_STORE';

const CHANGE = 'bifolio:tab';

/** The value chosen in a group; `undefined` when none was or storage is off. */
export function rememberedTab(groupId: string): string | undefined {
  return Object.hasOwn(readAll(), groupId) ? readAll()[groupId] : undefined;
}

/** Keeps a choice and tells every group of this browser, in all of its windows. */
export function rememberTab(groupId: string, value: string) {
  try {
    localStorage.setItem(TAB_STORE_KEY, JSON.stringify({ ...readAll(), [groupId]: value }));
  } catch {
    // Storage is switched off or full: the choice is the group's own.
  }
  dispatchEvent(new Event(CHANGE));
}

/** Calls back when any choice changes, here or in another window. Returns the way to stop. */
export function subscribeToTabs(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => key === TAB_STORE_KEY && listener();
  addEventListener(CHANGE, listener);
  addEventListener('storage', onStorage);
  return () => {
    removeEventListener(CHANGE, listener);
    removeEventListener('storage', onStorage);
  };
}

function readAll(): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(TAB_STORE_KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, string>) : {};
  } catch {
    return {};
  }
}
