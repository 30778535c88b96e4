import { posix } from 'node:path';
import type { NewPlace, SourcePage } from '../form/mover.ts';
import type { FumadocsCollection } from './collections.ts';
import { type FumadocsLanguages, prefixOf } from './languages.ts';

/** What the path of a file says. */
export interface FilePlace {
  language: string;
  /** Its path in the collection, without the language and the ending. */
  name: string;
}

/** The language of a file and its name in it: `a.cn.mdx` and `cn/a.mdx` are `a`. */
export function filePlace(path: string, isTranslated: boolean, languages: FumadocsLanguages): FilePlace {
  const name = path.replace(/\.\w+$/, '');
  const { all, main, style } = languages;
  if (!isTranslated || style === 'one') return { language: main, name };
  if (style === 'folder') {
    const [first = '', ...rest] = name.split('/');
    return all.includes(first) ? { language: first, name: rest.join('/') } : { language: main, name };
  }
  const [, stem = name, ending = ''] = /^(.*)\.([\w-]+|\$)$/.exec(name) ?? [];
  return all.includes(ending) ? { language: ending, name: stem } : { language: main, name };
}

/** Folders in parentheses are no part of the address. */
export function fumadocsPlace(
  { path }: Pick<SourcePage, 'path'>,
  { base, isTranslated }: FumadocsCollection,
  languages: FumadocsLanguages,
): NewPlace | undefined {
  if (/(?:^|\/)\./.test(path)) return undefined;
  const { language, name } = filePlace(path, isTranslated, languages);
  const prefix = isTranslated ? prefixOf(languages, language) : '';
  const own = name.replace(/(^|\/)\([^/]+\)(?=\/)/g, '').replace(/^\//, '');
  const address = posix.join('/', prefix, base, own.replace(/(^|\/)index$/, '$1')).replace(/(.)\/$/, '$1');
  return { to: `${posix.join(prefix, base, name).replace(/^\//, '')}.md`, address };
}
