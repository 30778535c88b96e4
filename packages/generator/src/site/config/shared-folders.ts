import type { Problem } from '../../core/errors/bifolio-error.ts';
import { formatOptionPath } from '../../core/schemas/option-path.ts';
import type { ResolvedLocale } from './resolve-config.ts';

/** An error for each locale whose folder is another one's: the pages in it can have one language only. */
export function sharedFolderProblems(locales: readonly ResolvedLocale[]): Problem[] {
  return locales.flatMap(({ path, dir }, at): Problem[] => {
    const owner = locales.slice(0, at).find((locale) => locale.dir === dir);
    if (!owner) return [];
    const option = ['locales', path, 'dir'];
    return [
      {
        severity: 'error',
        code: 'shared-folder',
        message: `Option \`${formatOptionPath(option)}\` names the folder of another locale: "${dir}" is that of "${owner.path}".`,
        hint: 'Give each locale a folder of its own.',
        option,
      },
    ];
  });
}
