import type { ReactNode } from 'react';

/** Stands in an island's JSON props for a React element: the name of the slot that holds its HTML. */
export interface SlotReference {
  $slot: string;
}

/** Whether a value from an island's props stands for a slot. */
function isSlotReference(value: unknown): value is SlotReference {
  return typeof value === 'object' && value !== null && '$slot' in value;
}

/**
 * Props as the component gets them: every slot reference replaced by what `slot` gives for its name. Server and
 * browser both go through here, so that both render the same tree.
 */
export function reviveProps(props: unknown, slot: (name: string) => ReactNode): Record<string, unknown> {
  const revive = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(revive);
    if (isSlotReference(value)) return slot(value.$slot);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, revive(inner)]));
  };
  return revive(props) as Record<string, unknown>;
}
