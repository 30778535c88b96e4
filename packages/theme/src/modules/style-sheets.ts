import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PACKAGE_FOLDER } from '../own-files.ts';

/**
 * Style sheets by name, absolute paths: `base` for every page, `home` for home pages, `posts` and `friends` for lists of those,
 * `bulletin`, `watermark`, `changelog`, `embed` and the like for those with them, `twoslash` for pages with types in code, `lock`
 * for locked pages, and one for each folder of a block, `home-…` for those of home pages, with a `style.css` which `base` or `home`
 * does not import already. They are published as they were written, in `src`, also when this module runs from `dist`.
 */
export function styleSheets(): Record<string, string> {
  const source = join(PACKAGE_FOLDER, 'src');
  const base = join(source, 'styles/base.css');
  const home = join(source, 'styles/home.css');
  return {
    base,
    home,
    posts: join(source, 'posts/style.css'),
    friends: join(source, 'friends/style.css'),
    behind: join(source, 'frame/behind/style.css'),
    leaf: join(source, 'frame/leaf/style.css'),
    'copy-page': join(source, 'frame/copy-page/style.css'),
    bulletin: join(source, 'frame/bulletin/style.css'),
    comments: join(source, 'frame/comments/style.css'),
    watermark: join(source, 'frame/watermark/style.css'),
    lock: join(source, 'frame/lock/style.css'),
    copyright: join(source, 'frame/copyright/style.css'),
    changelog: join(source, 'frame/changelog/style.css'),
    'sign-down': join(source, 'frame/sign-down/style.css'),
    'not-found': join(source, 'layouts/not-found.css'),
    twoslash: join(source, 'code/types/style.css'),
    embed: join(source, 'embeds/style.css'),
    chart: join(source, 'charts/style.css'),
    ...sheetsOfFolders(join(source, 'home'), home, 'home-'),
    ...sheetsOfFolders(join(source, 'blocks'), base, ''),
  };
}

/** By name, the `style.css` of each folder in `folder` that the sheet `common` does not import. */
function sheetsOfFolders(folder: string, common: string, prefix: string): Record<string, string> {
  const imports = readFileSync(common, 'utf8');
  const own = readdirSync(folder).filter(
    (name) =>
      existsSync(join(folder, name, 'style.css')) &&
      !imports.includes(`${basename(folder)}/${name}/style.css`),
  );
  return Object.fromEntries(own.map((name) => [`${prefix}${name}`, join(folder, name, 'style.css')]));
}
