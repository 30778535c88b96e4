import type { ResolvedImage } from '../../core/contracts/markdown.ts';
import { installCommand } from '../../core/errors/install-command.ts';

/**
 * What authors are told of a package that something on a page needs.
 * @example
 * ```ts
 * import { notInstalled } from 'bifolio/markdown';
 *
 * notInstalled('three').hint; // 'Run: npm install three'
 * ```
 */
export const notInstalled = (name: string): NonNullable<ResolvedImage['problem']> => ({
  severity: 'warning',
  code: 'missing-package',
  message: `The package "${name}" is not installed, so what needs it will not work.`,
  hint: `Run: ${installCommand(name)}`,
});
