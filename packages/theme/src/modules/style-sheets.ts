import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_FOLDER } from '../own-files.ts';

/**
 * Style sheets by name, absolute paths: `base` for every page, `home` for home pages, `posts` and `friends` for lists of those,
 * `bulletin`, `watermark`, `changelog`, `embed` and the like for those with them, `twoslash` for pages with types in code, `lock`
 * for locked pages, and one for each block folder that has a `style.css` which `base` does not import already. They are published
 * as they were written, in `src`, also when this module runs from `dist`.
 */
export function styleSheets(): Record<string, string> {
  const source = join(PACKAGE_FOLDER, 'src');
  const base = join(source, 'styles/base.css');
  const imports = readFileSync(base, 'utf8');
  const blocks = readdirSync(join(source, 'blocks')).filter((name) => {
    const sheet = `blocks/${name}/style.css`;
    return !imports.includes(sheet) && existsSync(join(source, sheet));
  });
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
    ...Object.fromEntries(blocks.map((name) => [name, join(source, 'blocks', name, 'style.css')])),
  };
}
