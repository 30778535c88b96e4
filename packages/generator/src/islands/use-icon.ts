import { createContext, useContext } from 'react';
import type { IconDrawing } from '../icons/types.ts';

/** Finds icons while a static tree is rendered, and reports those that are missing. */
export const IconsContext = createContext<(name: string) => IconDrawing | undefined>(() => undefined);

/**
 * The drawing of an icon such as `mdi:home` from an installed set. Static components only: in an island there is none, so
 * hand icons to islands as children. `undefined` for one that is missing, which the build has then reported.
 */
export function useIcon(name: string): IconDrawing | undefined {
  return useContext(IconsContext)(name);
}
