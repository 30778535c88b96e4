import type { ReactNode } from 'react';
import { useTheme } from '../../hooks/use-theme.ts';
import { CopyButton } from '../../islands/copy-button/CopyButton.tsx';

export interface FileTreeProps {
  title?: ReactNode;
  /** Coloured icons, or all of one colour. @default 'colored' */
  icon?: 'colored' | 'simple';
  /** What the copy button copies. */
  text: string;
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
        <CopyButton label={copyTreeText} done={copiedText} text={text} />
      </div>
      {children}
    </div>
  );
}
