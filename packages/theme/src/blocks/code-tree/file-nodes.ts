/** A file with its place in the list of panels, or a folder. */
export interface FileNode {
  name: string;
  /** Index of the file's panel; a folder has none. */
  file?: number;
  children: FileNode[];
}

/** The tree that paths make: folders first, each in the order its first file came. */
export function fileNodes(paths: readonly string[]): FileNode[] {
  const root: FileNode = { name: '', children: [] };
  for (const [index, path] of paths.entries()) {
    const names = path.split('/').filter((name) => name !== '' && name !== '.');
    const folder = names.slice(0, -1).reduce(folderIn, root);
    folder.children.push({ name: names.at(-1) ?? path, file: index, children: [] });
  }
  return foldersFirst(root.children);
}

function folderIn(parent: FileNode, name: string): FileNode {
  const known = parent.children.find((child) => child.file === undefined && child.name === name);
  if (known) return known;
  const folder: FileNode = { name, children: [] };
  parent.children.push(folder);
  return folder;
}

function foldersFirst(nodes: readonly FileNode[]): FileNode[] {
  const folders = nodes.filter(({ file }) => file === undefined);
  const files = nodes.filter(({ file }) => file !== undefined);
  return [...folders.map((folder) => ({ ...folder, children: foldersFirst(folder.children) })), ...files];
}
