import { existsSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import type { Theme } from '../../../core/contracts/theme.ts';
import type { Problem } from '../../../core/errors/bifolio-error.ts';
import { nearest } from '../../../core/errors/nearest.ts';

/** What an author's folder can hold beside the config, absolute paths by the name of the file. */
export interface AuthorModules {
  /** `components/Rating.tsx`: for Markdown, by name. */
  components: Readonly<Record<string, string>>;
  /** `layouts/Wide.tsx`: for `pageLayout: Wide`. */
  layouts: Readonly<Record<string, string>>;
  /** `overrides/Footer.tsx`: in place of the theme's component of that name. */
  overrides: Readonly<Record<string, string>>;
  /** `slots/doc-bottom.tsx`: for the theme's slot of that name. */
  slots: Readonly<Record<string, string>>;
}

const CAPITALISED = '[A-Z]*.{tsx,jsx}';
const FILES = { components: CAPITALISED, layouts: CAPITALISED, overrides: CAPITALISED, slots: '*.{tsx,jsx}' };

/** Names of the folders that authors put modules in. */
export const AUTHOR_FOLDERS = Object.keys(FILES) as (keyof AuthorModules)[];

/** Finds the author's modules. Folders that do not exist are empty. */
export function findAuthorModules(root: string): AuthorModules {
  const { components, layouts, overrides, slots } = FILES;
  return {
    components: modulesIn(join(root, 'components'), components),
    layouts: modulesIn(join(root, 'layouts'), layouts),
    overrides: modulesIn(join(root, 'overrides'), overrides),
    slots: modulesIn(join(root, 'slots'), slots),
  };
}

function modulesIn(folder: string, pattern: string): Record<string, string> {
  if (!existsSync(folder)) return {};
  const files = globSync(pattern, { cwd: folder, absolute: true }).sort();
  return Object.fromEntries(files.map((path) => [basename(path, extname(path)), path]));
}

/** Slots and overrides that the theme does not have, or that are not called as it calls them: nothing would ever show them. */
export function unknownAuthorModules(modules: AuthorModules, theme: Theme, root: string): Problem[] {
  const components = Object.keys(theme.overridable ?? {});
  return [
    ...unknown('slots', modules.slots, theme.slots ?? [], 'slot'),
    ...unknown('overrides', modules.overrides, components, 'component'),
    ...lowerCase(root, components),
  ];
}

/** Helpers may be called as they like. */
function lowerCase(root: string, components: readonly string[]): Problem[] {
  const others = Object.values(modulesIn(join(root, 'overrides'), '[!A-Z]*.{tsx,jsx}'));
  return others.flatMap((path): Problem[] => {
    const [name = '', ending] = [basename(path, extname(path)), extname(path)];
    const meant = components.find((one) => one.toLowerCase() === name.replaceAll('-', '').toLowerCase());
    if (!meant) return [];
    return [
      {
        severity: 'warning',
        code: 'misnamed-override',
        file: `overrides/${basename(path)}`,
        message: `This file replaces nothing: the component is called "${meant}".`,
        hint: `Rename it to overrides/${meant}${ending}.`,
      },
    ];
  });
}

function unknown(
  folder: string,
  modules: Readonly<Record<string, string>>,
  known: readonly string[],
  what: string,
): Problem[] {
  return Object.entries(modules)
    .filter(([name]) => !known.includes(name))
    .map(([name, path]) => {
      const meant = nearest(name, known);
      return {
        severity: 'warning',
        code: `unknown-${what}`,
        file: `${folder}/${basename(path)}`,
        message: `The theme has no ${what} "${name}".`,
        hint: meant ? `Did you mean "${meant}"?` : `It has: ${known.join(', ')}.`,
      };
    });
}
