import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './paths.mjs';

/** Names that several files export because each folder of a kind does, or because the entry hands them on. */
const ON_PURPOSE = [
  ...['attributes', 'hydrate', 'start', 'style'],
  ...['buildSite', 'createDevServer', 'prebuildTheme', 'renderMarkdown'],
];

/** Others that several files of a package export. Give one a name of its own before adding another. */
const MOST = 20;

const EXPORT = /^export (?:declare )?(?:async )?(?:const|function\*?|class|interface|type|let) (\w+)/gm;

it('few names of a package are exported by several of its files', () => {
  const names = ['create', 'generator', 'theme', 'twoslash'].flatMap(namesTwice);
  const others = names.filter((name) => !ON_PURPOSE.includes(name));
  expect(others.length > MOST ? others : []).toEqual([]);
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
