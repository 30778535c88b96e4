import type { Extension } from '../../../core/contracts/extension.ts';
import { BifolioError } from '../../../core/errors/bifolio-error.ts';

/** The extensions of theme and config in the order of their names, so that the author's order has no effect. */
export function siteExtensions(
  ofTheme: readonly Extension[] = [],
  ofConfig: readonly Extension[] = [],
): readonly Extension[] {
  const names = new Set(ofTheme.map(({ name }) => name));
  for (const [index, { name }] of ofConfig.entries()) {
    if (names.has(name)) throw takenName(name, index);
    names.add(name);
  }
  return [...ofTheme, ...ofConfig].sort((a, b) => (a.name < b.name ? -1 : 1));
}

const takenName = (name: string, index: number): BifolioError =>
  new BifolioError({
    severity: 'error',
    code: 'extension-name',
    message: `There are two extensions with the name "${name}".`,
    hint: 'Remove one of them. If both are needed, give one of them another name.',
    option: ['extensions', index],
  });
