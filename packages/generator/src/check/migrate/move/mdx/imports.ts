/** A module that a page imports, and the names it gives to what is in it. */
export interface ImportedModule {
  names: string;
  from: string;
}

const IMPORT = /^import\s+(?:([\w*{}\s,$]+?)\s+from\s+)?(['"])([^'"\n]+)\2;?[ \t]*(?:\n|$)/gm;

/** The text without its imports. */
export function withoutImports(text: string): { text: string; modules: ImportedModule[] } {
  const modules: ImportedModule[] = [];
  const rest = text.replace(IMPORT, (_, names: string | undefined, _quote, from: string) => {
    modules.push({ names: names?.trim() ?? '', from });
    return '';
  });
  return { text: modules.length > 0 ? rest.replace(/^\n+/, '') : text, modules };
}
