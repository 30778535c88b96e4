import { useState, useSyncExternalStore } from 'react';
import { rememberedTab, rememberTab, subscribeToTabs } from './tab-store.ts';

interface SelectionInput {
  groupId?: string;
  values: readonly string[];
  active: number;
}

/** Index of the open tab and a way to choose another. With a group it is shared with all groups of that id and kept. */
export function useSelection({ groupId, values, active }: SelectionInput): [number, (index: number) => void] {
  const [own, setOwn] = useState(active);
  const remembered = useSyncExternalStore(
    subscribeToTabs,
    () => (groupId === undefined ? undefined : rememberedTab(groupId)),
    () => undefined,
  );
  const shared = remembered === undefined ? -1 : values.indexOf(remembered);

  function select(index: number) {
    setOwn(index);
    const value = values[index];
    if (groupId !== undefined && value !== undefined) rememberTab(groupId, value);
  }

  return [shared >= 0 ? shared : own, select];
}
