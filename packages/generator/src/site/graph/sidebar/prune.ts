/** Without keys that have no value: entries are written as JSON and compared in tests. */
export function prune<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T;
}
