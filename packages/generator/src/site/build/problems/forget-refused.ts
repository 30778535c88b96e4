import { join } from 'node:path';
import { workFolder } from '../../../core/cache/work-folder.ts';
import { BifolioError, type Problem } from '../../../core/errors/bifolio-error.ts';
import { removeFolder } from '../../../core/files/remove-own.ts';
import { closeStore } from '../../../core/store/site-store.ts';
import { forgetBundle } from '../../bundle/bundle-cache.ts';

/** After a build that would have published what is locked: what it has kept of pages and modules may hold that too, and goes. */
export function forgetRefused(root: string, error: unknown): void {
  if (!(error instanceof BifolioError) || !error.problems.some(isLeak)) return;
  closeStore(root);
  removeFolder(join(workFolder(root), 'store'));
  forgetBundle(root);
}

const isLeak = ({ severity, code }: Problem): boolean =>
  severity === 'error' && /^(?:locked-|link-to-locked$)/.test(code);
