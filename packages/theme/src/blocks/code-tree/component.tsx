import { useTheme } from '../../hooks/use-theme.ts';
import { FilePanes, type FilePanesProps } from './FilePanes.tsx';

export type CodeTreeProps = Omit<FilePanesProps, 'label'>;

/** Files in folders on one side, the chosen one on the other. */
export function CodeTree(props: CodeTreeProps) {
  return <FilePanes {...props} label={useTheme().text.codeTreeLabel} />;
}

/** The name that authors may know it by. */
export { CodeTree as VPCodeTree };
