import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Theme } from '../../core/contracts/theme.ts';
import { BifolioError } from '../../core/errors/bifolio-error.ts';
import { installCommand } from '../../core/errors/install-command.ts';

const THEME_PACKAGE = '@bifolio/theme';

/**
 * The theme of a site that names none: `@bifolio/theme` as the site has it installed, else as it stands beside this
 * package (`own` is where that search begins).
 */
export async function loadDefaultTheme(root: string, own: string = import.meta.filename): Promise<Theme> {
  const path = resolveFrom(join(root, 'bifolio.config.ts')) ?? resolveFrom(own);
  if (!path) {
    throw new BifolioError({
      severity: 'error',
      code: 'theme-missing',
      message: `The config sets no theme, and the package "${THEME_PACKAGE}" is not installed.`,
      hint: `Run: ${installCommand(THEME_PACKAGE)}`,
    });
  }
  const { theme } = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as { theme: () => Theme };
  return theme();
}

function resolveFrom(importer: string): string | undefined {
  try {
    return createRequire(importer).resolve(THEME_PACKAGE);
  } catch {
    return undefined;
  }
}
