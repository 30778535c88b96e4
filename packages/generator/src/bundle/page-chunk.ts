/** As much of the bundler's module graph as the question needs. */
interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/**
 * Puts all that every page loads into one file, beside the entry that imports it. Modules that the page's script shares with
 * islands would be small files of their own otherwise, each with a request, and with a compression that begins anew. What `other`
 * imports stays apart: documents with that script alone are no pages, and would run the script of one.
 */
export function pageChunk(entry: string, other: string): (id: string, graph: ModuleGraph) => 'page' | null {
  let everywhere: ReadonlySet<string> | undefined;
  return (id, graph) => {
    everywhere ??= importsOf(entry, graph).difference(importsOf(other, graph));
    return everywhere.has(id) ? 'page' : null;
  };
}

/** What a module imports at once, and what that imports. */
function importsOf(entry: string, graph: ModuleGraph): Set<string> {
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
