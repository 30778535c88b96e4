import { convertInfo } from '../jsx/fence-info.ts';
import { titleByComment } from './file-name.ts';

const MARKS =
  /\s(?:ins|del|mark|frame|diff|lang|collapse|useDiffSyntax|startLineNumber)=(?:\{[^{}]*\}|"[^"]*"|'[^']*')/g;

/** A fence of Expressive Code in our words. */
export function starlightFence(source: string): string {
  const [opening = '', ...rest] = source.split('\n');
  const marked = opening.replace(MARKS, (written) =>
    /mark=\{/.test(written) ? ` ${written.trim().slice(5)}` : '',
  );
  return convertInfo(titleByComment(marked, rest).join('\n'));
}
