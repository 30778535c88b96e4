import type { ResolvedImage } from '../../core/contracts/markdown.ts';
import { documentOf } from '../../core/routing/document-address.ts';
import { moduleOf } from '../../core/routing/module-address.ts';

/** So many scripts and documents of a page are compiled: each takes a hundredth of a second of processor time. */
const MOST = 200;

type Resolve = (src: string) => Promise<ResolvedImage>;

/** Asks for the files of one page. Of what is compiled for it, the first are, and a warning stands for each of the others. */
export function fewCompiled(resolve: Resolve): Resolve {
  let count = 0;
  return async (src) => {
    if (!isCompiled(src)) return resolve(src);
    count += 1;
    return count > MOST ? { src: '', problem: TOO_MANY } : resolve(src);
  };
}

const isCompiled = (src: string): boolean => (documentOf(src) ?? moduleOf(src)) !== undefined;

const TOO_MANY: ResolvedImage['problem'] = {
  severity: 'warning',
  code: 'too-many-documents',
  message: `This page has more than ${MOST} demos and scripts of charts, so this one only shows its source.`,
  hint: 'Split the page.',
};
