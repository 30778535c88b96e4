import type { FileNode } from './file-nodes.ts';

interface FileListProps {
  nodes: readonly FileNode[];
  /** What the icons of the files show. */
  kinds: readonly (string | undefined)[];
  active: number;
  /** Id of a file's panel. */
  panelId(file: number): string;
  onChoose(file: number): void;
}

/** Folders, all open at first, and files to choose. */
export function FileList({ nodes, ...rest }: FileListProps) {
  const { kinds, active, panelId, onChoose } = rest;
  return (
    <ul>
      {nodes.map(({ name, file, children }) => (
        <li key={`${file}:${name}`}>
          {file === undefined ? (
            <details className="block-code-tree-folder" open>
              <summary>{name}</summary>
              <FileList nodes={children} {...rest} />
            </details>
          ) : (
            <button
              type="button"
              data-kind={kinds[file]}
              aria-controls={panelId(file)}
              aria-current={file === active || undefined}
              onClick={() => onChoose(file)}
            >
              {name}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
