import { codeText } from '../../frame/copy-code/code-text.ts';

/** The code of the first block in an element, without the lines that the author has marked as removed. */
export function runnableCode(element: Element | null): string {
  const code = element?.querySelector<HTMLElement>('pre > code');
  return code ? codeText(code) : '';
}
