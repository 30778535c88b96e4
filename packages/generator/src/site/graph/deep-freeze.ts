/** Freezes plain data to its leaves. Maps, which cannot be frozen, have their values frozen. Returns what it was given. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  const children: Iterable<unknown> = value instanceof Map ? value.values() : Object.values(value);
  for (const child of children) deepFreeze(child);
  return value;
}
