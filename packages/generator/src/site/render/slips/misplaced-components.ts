import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import type { Problem } from '../../../core/errors/bifolio-error.ts';
import { nearest } from '../../../core/errors/nearest.ts';
import { relativePath } from '../../../core/files/relative-path.ts';
import { missingComponent } from '../../../markdown/components/component-words.ts';
import { FOREIGN_COMPONENTS } from '../../../markdown/components/foreign-components.ts';
import type { Asking } from '../asking.ts';

const FRAMEWORKS: Readonly<Record<string, string>> = {
  '.vue': 'Vue',
  '.svelte': 'Svelte',
  '.astro': 'Astro',
};

interface SiteFolders {
  root: string;
  sourceDir: string;
  /** Components that pages may use. */
  names: readonly string[];
}

/** Tags without a component get a hint that names the file that was meant for it, when it lies or is called so that nobody finds it. */
export function withComponentHints(
  problems: Problem[],
  site: SiteFolders,
  asking: Pick<Asking, 'dependsOn'>,
): Problem[] {
  const hints = problems.map((problem) => {
    const name = missingComponent(problem);
    if (name === undefined) return undefined;
    asking.dependsOn(componentFolders(site));
    return hintFor(name, site);
  });
  if (!hints.some(Boolean)) return problems;
  return problems.map((problem, index) => ({ ...problem, hint: hints[index] ?? problem.hint }));
}

function hintFor(tag: string, { root, sourceDir, names }: SiteFolders): string | undefined {
  const known = names.find((name) => isAlike(name, tag));
  if (known) return `Write <${known}>: components begin with a capital letter.`;
  if (!/^\w[\w-]*$/.test(tag) || Object.hasOwn(FOREIGN_COMPONENTS, tag)) return undefined;
  const file = componentFiles({ root, sourceDir }).find((path) => isAlike(stem(path), tag));
  const name = capitalized(tag);
  if (file) return name === tag ? fileHint(tag, file) : `Write <${name}>. ${fileHint(name, file)}`;
  if (name !== tag) return undefined;
  const meant = nearest(tag, names);
  return meant && `Did you mean <${meant}>?`;
}

/** Whether two names differ in capitals and dashes only. */
const isAlike = (one: string, other: string) => plain(one) === plain(other);
const plain = (name: string) => name.replace(/[-_.]/g, '').toLowerCase();
/** `star-rating` as components are called: `StarRating`. */
const capitalized = (tag: string) => tag.replace(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase());
const stem = (path: string) => path.slice(path.lastIndexOf('/') + 1, -extname(path).length);

function componentFolders({ root, sourceDir }: Pick<SiteFolders, 'root' | 'sourceDir'>): string[] {
  const folders = [root, sourceDir, join(root, 'src')].flatMap((folder) =>
    ['components', 'component'].map((name) => join(folder, name)),
  );
  return [...new Set(folders)];
}

function componentFiles({ root, sourceDir }: Pick<SiteFolders, 'root' | 'sourceDir'>): string[] {
  return componentFolders({ root, sourceDir })
    .filter(existsSync)
    .flatMap((folder) =>
      globSync('**/*.{tsx,jsx,ts,js,mjs,vue,svelte,astro}', { cwd: folder, ignore: '**/node_modules/**' })
        .sort()
        .map((path) => relativePath(root, join(folder, path))),
    );
}

function fileHint(name: string, file: string): string {
  const ending = extname(file);
  const framework = FRAMEWORKS[ending];
  if (framework)
    return `${file} is ${framework}, and Bifolio runs React. Write it anew as components/${name}.tsx.`;
  const right = `components/${name}${ending === '.jsx' ? '.jsx' : '.tsx'}`;
  if (file === right)
    return `${file} exports no component of this name. Write: export default function ${name}() { … }`;
  const isBeside = /^components\/[^/]+$/.test(file);
  return `${isBeside ? 'Rename' : 'Move'} ${file} to ${right}, where tags are looked for.`;
}
