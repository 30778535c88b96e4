import { readFileSync } from 'node:fs';
import { basename, extname, join, posix } from 'node:path';
import { positionAt } from '../config/locate-option.ts';
import type { Finding } from './finding.ts';
import type { OldSite } from './old-site.ts';

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

/** What a script does to the site, each with what to do instead. */
const DOINGS: readonly (readonly [RegExp, Pick<Finding, 'kind' | 'what' | 'todo'>])[] = [
  [
    /\b(?:enhanceApp|enhance)\b\s*[(:]/g,
    {
      kind: 'theme',
      what: 'enhanceApp',
      todo: 'There is no app to enhance: what runs belongs into islands.',
    },
  ],
  [
    /\bapp\s*\.\s*component\s*\(/g,
    {
      kind: 'theme',
      what: 'Components registered for all pages',
      todo: 'A file in components/ is one, under its name; write it with React.',
    },
  ],
  [
    /\bapp\s*\.\s*(?:use|directive|provide|mixin)\s*\(/g,
    {
      kind: 'plugin',
      what: 'Plugins of Vue',
      todo: 'They do not run here. Look for one of React, or for an option.',
    },
  ],
  [
    /\bLayout\s*[:(]|['"][\w-]+-(?:before|after|top|bottom)['"]\s*:/g,
    {
      kind: 'theme',
      what: 'Slots of the layout',
      todo: 'Write slots/<name>.tsx with React: /guide/layout-slots/.',
    },
  ],
  [
    /\brootComponents\b\s*:/g,
    {
      kind: 'theme',
      what: 'Components on every page',
      todo: 'Put them into the slot layout-bottom: slots/layout-bottom.tsx.',
    },
  ],
  [
    /\blayouts\b\s*:/g,
    { kind: 'theme', what: 'Layouts of your own', todo: 'Write layouts/<name>.tsx with React.' },
  ],
  [
    /\bsetup\b\s*\(/g,
    {
      kind: 'theme',
      what: 'Code that runs on every page',
      todo: 'Put it into an island in the slot layout-bottom.',
    },
  ],
];

function scriptFindings(file: string, source: string): Finding[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*/g, (comment) =>
    comment.replace(/[^\n]/g, ' '),
  );
  const found = DOINGS.flatMap(([pattern, told]) =>
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
