/** Documents of a list by their path, fetched once. */
export interface ListDocuments {
  /** `undefined` when there is no such page, or it cannot be fetched. */
  get(path: string): Promise<Document | undefined>;
}

/** Those of one page: they are forgotten with it. */
export function createListDocuments(): ListDocuments {
  const documents = new Map<string, Promise<Document | undefined>>();
  return {
    get(path) {
      const known = documents.get(path) ?? load(path);
      documents.set(path, known);
      return known;
    },
  };
}

async function load(path: string): Promise<Document | undefined> {
  try {
    const response = await fetch(path, { headers: { accept: 'text/html' } });
    if (!response.ok) return undefined;
    return new DOMParser().parseFromString(await response.text(), 'text/html');
  } catch {
    return undefined; // Offline: the page stays as it is.
  }
}
