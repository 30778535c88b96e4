import type { ReactNode } from 'react';
import { CopyButton } from '../../frame/copy-button/CopyButton.tsx';
import { useTheme } from '../../hooks/use-theme.ts';

export interface TableProps {
  /** Caption below the table. */
  title?: ReactNode;
  /** @default 'left' */
  align?: 'left' | 'center' | 'right';
  /** Which copy buttons there are. @default 'all' */
  copy?: 'all' | 'html' | 'md' | false;
  /** As wide as its longest lines. @default false */
  maxContent?: boolean;
  /** As wide as the page. @default false */
  fullWidth?: boolean;
  /** What "Copy as Markdown" copies. Without it there is no such button. */
  markdown?: string;
  children?: ReactNode;
}

/** A frame for a table: caption, width, copy buttons. */
export function Table({
  title,
  align = 'left',
  copy = 'all',
  maxContent,
  fullWidth,
  markdown,
  children,
}: TableProps) {
  const { copyHtmlText, copyMarkdownText, copiedText } = useTheme().text;
  const Frame = title ? 'figure' : 'div';
  const canCopyHtml = copy === 'all' || copy === 'html';
  const canCopyMarkdown = (copy === 'all' || copy === 'md') && markdown !== undefined;
  return (
    <Frame
      className="block-table"
      data-align={align}
      data-max-content={maxContent || undefined}
      data-full-width={fullWidth || undefined}
    >
      {children}
      {title && <figcaption className="block-table-title">{title}</figcaption>}
      {(canCopyHtml || canCopyMarkdown) && (
        <div className="block-table-copy">
          {canCopyHtml && <CopyButton label={copyHtmlText} done={copiedText} from="table" />}
          {canCopyMarkdown && <CopyButton label={copyMarkdownText} done={copiedText} text={markdown} />}
        </div>
      )}
    </Frame>
  );
}

/** The name that authors may know it by. */
export { Table as VPTable };
