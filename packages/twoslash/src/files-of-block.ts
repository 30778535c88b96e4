const extensions = ['ts', 'tsx', 'js', 'jsx'];
const fileMark = /^[ \t]*\/\/\s?@filename: (.+)$/gm;

/** Paths of the files that a block may consist of: those that it names, and what it is called without a name. */
export function filesOfBlock(code: string, root: string): string[] {
  const named = [...code.matchAll(fileMark)].map(([, name = '']) => name.trimEnd());
  const unnamed = [...extensions.map((extension) => `index.${extension}`), '__index__.ts'];
  return [...named, ...unnamed].map((name) => `${root.replaceAll('\\', '/')}/${name}`);
}
