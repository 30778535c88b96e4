import type { Theme } from '../../core/contracts/theme.ts';
import type { Problem } from '../../core/errors/bifolio-error.ts';
import { nearest } from '../../core/errors/nearest.ts';
import { formatOptionPath } from '../../core/schemas/option-path.ts';

/** An error for each locale that the theme has options for and the site has not. */
export function themeLocaleProblems({ localePaths = [] }: Theme, paths: readonly string[]): Problem[] {
  const strange = localePaths.filter((path) => !paths.includes(path));
  return strange.map((path) => {
    const option = ['theme', 'locales', path];
    const meant = nearest(path, paths);
    return {
      severity: 'error',
      code: 'unknown-locale',
      message: `Option \`${formatOptionPath(option)}\` doesn't match a language of the site.`,
      hint: meant
        ? `Did you mean \`${formatOptionPath(['theme', 'locales', meant])}\`?`
        : `Add \`${formatOptionPath(['locales', path])}\`. Locales now: ${paths.join(', ')}.`,
      option,
    };
  });
}
