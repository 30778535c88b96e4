/** As much of the bundler's module graph as the question needs. */
interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/**
 * Puts all that an entry imports into one file of that name, beside the entry: for a page, all that every page loads. Modules that
 * a page's script shares with islands would be small files of their own otherwise, each with a request, and with a compression
 * that begins anew.
 */
export function chunkOfImports(
  entry: string,
  name: string,
): (id: string, graph: ModuleGraph) => string | null {
  let imported: ReadonlySet<string> | undefined;
  return (id, graph) => {
    imported ??= importsOf(entry, graph);
    return imported.has(id) ? name : null;
  };
}

/** What a module imports at once, and what that imports. */
function importsOf(entry: string, graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set<string>();
  const look = (id: string) => {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (found.has(imported)) continue;
      found.add(imported);
      look(imported);
    }
  };
  look(entry);
  return found;
}
