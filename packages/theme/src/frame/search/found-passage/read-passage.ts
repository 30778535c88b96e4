/** The passage that a search result leads to. */
export interface FoundPassage {
  /** Path of its page. */
  path: string;
  /** Id of the heading of its section; empty for what stands before the first. */
  id: string;
  /** Words and phrases that were found in it. */
  found: string[];
}

/** The passage of a page in what was stored; `undefined` when it is something else, or on another page. */
export function readPassage(stored: string, pathname: string): FoundPassage | undefined {
  const { path, id, found } = parse(stored);
  const isPassage =
    path === pathname &&
    typeof id === 'string' &&
    Array.isArray(found) &&
    found.every((piece) => typeof piece === 'string');
  return isPassage ? { path, id, found } : undefined;
}

function parse(stored: string): Partial<FoundPassage> {
  try {
    return (JSON.parse(stored) ?? {}) as Partial<FoundPassage>;
  } catch {
    return {};
  }
}
