import { readFileSync } from 'node:fs';
import { basename, extname, join, posix } from 'node:path';
import { positionAt } from '../../../site/config/places/locate-option.ts';
import { CLIENT_CODE } from '../old-site/client-code.ts';
import type { OldSite } from '../old-site/old-site.ts';
import type { Finding } from './finding.ts';

/** What the site adds to its theme, and what makes pages from data: each file, and each thing a script does. */
export function clientFindings({ root, clientFiles }: OldSite): Finding[] {
  return clientFiles.flatMap((file): Finding[] => {
    const extension = extname(file);
    if (extension === '.vue') return [vueFile(file)];
    if (/^\.(?:css|less|s[ac]ss|styl(?:us)?|pcss)$/.test(extension)) return [styleSheet(file)];
    if (!/^\.[cm]?[jt]sx?$/.test(extension) || file.endsWith('.d.ts')) return [];
    if (/\.(?:data|paths)\.\w+$/.test(file)) return [loader(file)];
    return scriptFindings(file, readFileSync(join(root, file), 'utf8'));
  });
}

function vueFile(file: string): Finding {
  const name = basename(file, '.vue');
  const isLayout = /(?:^|\/)layouts?\//i.test(file) || /layout$/i.test(name);
  return {
    kind: 'theme',
    severity: 'lost',
    what: isLayout ? 'Layouts in Vue' : 'Components in Vue',
    todo: isLayout
      ? 'Write layouts/Name.tsx with React, or fill a slot of the theme: /guide/layout-slots/.'
      : 'Write components/Name.tsx with React; what only shows something needs no script at all.',
    file,
  };
}

const styleSheet = (file: string): Finding => ({
  kind: 'theme',
  severity: 'change',
  what: 'Style sheets',
  todo: 'Name it in `styles`. Class names and variables are other ones: /guide/custom-style/.',
  file,
});

const loader = (file: string): Finding => ({
  kind: 'route',
  severity: 'lost',
  what: /\.paths\.\w+$/.test(file) ? 'Paths of dynamic routes' : 'Loaders of data',
  todo: /\.paths\.\w+$/.test(file)
    ? 'Write the pages with a script of your own before `bifolio build`.'
    : 'Import the data in an .mdx page or in a component; both run at build.',
  file,
});

function scriptFindings(file: string, source: string): Finding[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*/g, (comment) =>
    comment.replace(/[^\n]/g, ' '),
  );
  const found = CLIENT_CODE.flatMap(([pattern, told]) =>
    [...code.matchAll(pattern)].map(
      (match): Finding => ({
        severity: 'lost',
        ...told,
        file,
        ...positionAt(source, match.index),
      }),
    ),
  );
  if (found.length > 0 || posix.basename(file).startsWith('index.')) return found;
  return [
    {
      kind: 'unread',
      severity: 'change',
      what: 'Other client code',
      todo: 'Look at it yourself; it is not run here.',
      file,
    },
  ];
}
