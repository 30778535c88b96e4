import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { OldSite } from '../old-site/old-site.ts';
import type { Finding } from './finding.ts';

/** Pages whose file name stands for many or for none, and the public folder when it is elsewhere. */
export function placeFindings({ root, sourceDir, pages, style }: OldSite): Finding[] {
  const dynamic = pages
    .filter((file) => /\[[^\]]+\]/.test(file))
    .map(
      (file): Finding => ({
        kind: 'route',
        severity: 'lost',
        what: 'Dynamic routes, [name].md',
        todo: 'Write the pages with a script of your own before `bifolio build`.',
        file,
      }),
    );
  const hidden = pages.flatMap((file) => hiddenPage(posix.relative(sourceDir, file), file) ?? []);
  const publicDir = posix.join(sourceDir, style.publicDir);
  if (publicDir === 'public' || !existsSync(join(root, publicDir))) return [...dynamic, ...hidden];
  return [
    ...dynamic,
    ...hidden,
    {
      kind: 'asset',
      severity: 'change',
      what: 'The public folder',
      todo: `Move it to public/, or write \`public: '${publicDir}'\`.`,
      file: publicDir,
    },
  ];
}

/** What to do with folders of Jekyll and Hexo. */
const ADVICE: Readonly<Record<string, string>> = {
  _posts: 'Rename the folder, for example to blog, and name it in `theme.collections`.',
  _drafts:
    'They stay unpublished. To read them in `bifolio dev`, move them to the posts and write `draft: true`.',
};

/** A page that is none here, because its name or that of a folder above it begins with `_`. */
function hiddenPage(path: string, file: string): Finding | undefined {
  const name = path.split('/').find((part) => part.startsWith('_'));
  if (name === undefined) return undefined;
  const isFolder = path !== name && !path.endsWith(`/${name}`);
  const isDrafts = name === '_drafts' && isFolder;
  return {
    kind: 'route',
    severity: isDrafts ? 'change' : 'lost',
    what: isFolder ? `Pages in ${name}` : 'Pages whose name begins with _',
    todo:
      (isFolder && ADVICE[name]) ||
      'They are not pages here, but can be included. Rename those that are pages.',
    file,
  };
}
