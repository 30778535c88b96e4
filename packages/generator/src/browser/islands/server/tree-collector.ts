import { type ComponentType, createContext } from 'react';
import type { HydrateWhen } from '../protocol.ts';

/** An island met while a tree was rendered; its own HTML is made when the tree is assembled. */
export interface PendingIsland {
  component: ComponentType<Record<string, unknown>>;
  id: string;
  name: string;
  hydrate: HydrateWhen;
  /** JSON values with slot references. */
  props: Record<string, unknown>;
  /** Names of its slots in the order in which their HTML follows. */
  slots: readonly string[];
}

/** Gathers what the marks in one tree stand for. */
export interface TreeCollector {
  html: { text: string; isOurs: boolean }[];
  islands: PendingIsland[];
}

/** Present while a static tree is rendered; absent inside an island. */
export const TreeCollectorContext = createContext<TreeCollector | undefined>(undefined);
