import { readStored, storedRecord, tellStored, watchStored, writeStored } from '../../browser/stored-json.ts';

/** Where a reader's tabs are kept: `localStorage`, one object of group id to value. */
export const TAB_STORE_KEY = 'BIFOLIO_TAB_STORE';

/** The value chosen in a group; `undefined` when none was or storage is off. */
export function rememberedTab(groupId: string): string | undefined {
  const all = readAll();
  return Object.hasOwn(all, groupId) ? (all[groupId] as string) : undefined;
}

/** Keeps a choice and tells every group of this browser, in all of its windows. Without storage it is the group's own. */
export function rememberTab(groupId: string, value: string) {
  writeStored(TAB_STORE_KEY, { ...readAll(), [groupId]: value });
  tellStored(TAB_STORE_KEY);
}

/** Calls back when any choice changes, here or in another window. Returns the way to stop. */
export const subscribeToTabs = (listener: () => void): (() => void) => watchStored(TAB_STORE_KEY, listener);

const readAll = () => storedRecord(readStored(TAB_STORE_KEY));
