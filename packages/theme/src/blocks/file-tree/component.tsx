import type { ReactNode } from 'react';
import { CopyButton } from '../../frame/copy-button/CopyButton.tsx';
import { useTheme } from '../../hooks/use-theme.ts';
import { fileKind } from './file-kind.ts';

export interface FileTreeProps {
  title?: ReactNode;
  /** Coloured icons, or all of one colour. @default 'colored' */
  icon?: 'colored' | 'simple';
  /** What the copy button copies. Without it there is none. */
  text?: string;
  /** The tree. */
  children?: ReactNode;
}

/** The frame of a file tree. */
export function FileTree({ title, icon = 'colored', text, children }: FileTreeProps) {
  const { copyTreeText, copiedText } = useTheme().text;
  return (
    <div className="block-file-tree" data-icon={icon}>
      <div className="block-file-tree-bar">
        {title && <p>{title}</p>}
        {text !== undefined && <CopyButton label={copyTreeText} done={copiedText} text={text} />}
      </div>
      {children}
    </div>
  );
}

export interface FileTreeNodeProps {
  filename?: string;
  /** @default 'folder' with something in it, else 'file' */
  type?: 'file' | 'folder';
  diff?: 'add' | 'remove';
  focus?: boolean;
  /** Whether a folder is open at first. @default true */
  expanded?: boolean;
  /** Said behind the name. */
  comment?: ReactNode;
  /** What is in a folder: more nodes. */
  children?: ReactNode;
}

/** A file or folder that an author writes in a `FileTree`. */
export function FileTreeNode({
  filename = '',
  type,
  diff,
  focus,
  expanded = true,
  comment,
  children,
}: FileTreeNodeProps) {
  const isFolder = type === 'folder' || (type === undefined && children !== undefined);
  const kind = isFolder ? 'folder' : (fileKind(filename) ?? 'file');
  const name = (
    <span className="block-file-tree-name" data-kind={kind}>
      {filename}
    </span>
  );
  return (
    <ul>
      <li data-change={diff && (diff === 'add' ? 'added' : 'removed')} data-focus={focus ? '' : undefined}>
        {isFolder ? (
          <details open={expanded}>
            <summary>{name}</summary>
            {children}
          </details>
        ) : (
          name
        )}
        {comment && <span className="block-file-tree-comment">{comment}</span>}
      </li>
    </ul>
  );
}
