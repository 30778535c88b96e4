/** A module that a page imports, and the names it gives to what is in it. */
export interface ImportedModule {
  names: string;
  from: string;
}

const IMPORT = /^import\s+(?:([\w*{}\s,$]+?)\s+from\s+)?(['"])([^'"\n]+)\2;?[ \t]*(?:\n|$)/gm;

/** The text without its imports, or without those that `isOurs` names. */
export function withoutImports(
  text: string,
  isOurs: (from: string) => boolean = () => true,
): { text: string; modules: ImportedModule[] } {
  const modules: ImportedModule[] = [];
  const rest = text.replace(IMPORT, (whole, names: string | undefined, _quote, from: string) => {
    if (!isOurs(from)) return whole;
    modules.push({ names: names?.trim() ?? '', from });
    return '';
  });
  return { text: modules.length > 0 ? rest.replace(/^\n+/, '') : text, modules };
}
