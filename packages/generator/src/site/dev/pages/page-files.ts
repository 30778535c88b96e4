/** Which pages are made of which files besides their own, as far as they have been rendered. */
export interface PageFiles {
  /** A rendered page was made of these files. */
  note(route: string, files: readonly string[]): void;
  /** The routes of the pages that were made of a file. */
  routesUsing(file: string): string[];
}

/** Files are paths relative to the source folder. */
export function createPageFiles(): PageFiles {
  const users = new Map<string, Set<string>>();
  return {
    note(route, files) {
      for (const file of files) users.set(file, (users.get(file) ?? new Set()).add(route));
    },
    routesUsing: (file) => [...(users.get(file) ?? [])],
  };
}
