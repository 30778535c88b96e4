import type { ReactNode } from 'react';
import { useTheme } from '../../hooks/use-theme.ts';
import { FilePanes, type FilePanesProps } from './FilePanes.tsx';

export interface CodeTreeProps extends Omit<FilePanesProps, 'label' | 'files'> {
  /** Without any, there is no tree, only the children. */
  files?: FilePanesProps['files'];
  children?: ReactNode;
}

/** Files in folders on one side, the chosen one on the other. */
export function CodeTree({ files, children, ...props }: CodeTreeProps) {
  const label = useTheme().text.codeTreeLabel;
  return files ? <FilePanes {...props} files={files} label={label} /> : children;
}

/** The name that authors may know it by. */
export { CodeTree as VPCodeTree };
