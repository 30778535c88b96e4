import type { ReactNode } from 'react';

/** Puts slot elements where the props name them: `{"$slot": "title-0"}` at any depth. */
export function withSlots(
  props: Record<string, unknown>,
  slots: Record<string, ReactNode>,
): Record<string, unknown> {
  if (Object.keys(slots).length === 0) return props;
  const fill = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(fill);
    if (typeof value !== 'object' || value === null) return value;
    const { $slot: name } = value as { $slot?: unknown };
    if (typeof name === 'string') return slots[name];
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner)]));
  };
  return fill(props) as Record<string, unknown>;
}
