import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './paths.mjs';

/** Names that several files of a package export, by why they do. */
const known = {
  'each folder of a kind exports it': ['attributes', 'hydrate', 'start', 'style'],
  'the entry hands on what a room makes': ['buildSite', 'createDevServer', 'prebuildTheme', 'renderMarkdown'],
  'a component, and what it shows': ['FriendGroup', 'Icon', 'Link', 'LinkProps'],
  'two rooms have a word for it that says the same': [
    'LANGUAGES',
    'MadeFile',
    'PictureInput',
    'Rows',
    'Sources',
    'definition',
    'isExternal',
    'notInstalled',
    'profileSchema',
    'readPage',
  ],
};

const EXPORT = /^export (?:declare )?(?:async )?(?:const|function\*?|class|interface|type|let) (\w+)/gm;

it('no two files of a package export one name for two things', () => {
  const names = ['create', 'generator', 'theme', 'twoslash'].flatMap(namesTwice);
  const allowed = Object.values(known).flat();
  expect(names.filter((name) => !allowed.includes(name))).toEqual([]);
  expect(allowed.filter((name) => !names.includes(name))).toEqual([]);
});

function namesTwice(name: string): string[] {
  const cwd = join(root, 'packages', name, 'src');
  const files = globSync('**/*.{ts,tsx}', { cwd }).filter(
    (file) => !/\.test\.|fixtures\/|found\//.test(file),
  );
  const exported = files.flatMap((file) => [
    ...new Set([...readFileSync(join(cwd, file), 'utf8').matchAll(EXPORT)].map(([, one = '']) => one)),
  ]);
  return [...new Set(exported.filter((one, at) => exported.indexOf(one) !== at))];
}
