import { join } from 'node:path';
import { findFiles } from '../files/site-files.ts';
import type { OldFolder } from '../form/mover.ts';
import { isOptions, type Options } from '../read/literals.ts';
import { readJson } from '../read/read-json.ts';

/** The files of `_data`, as `site.data` has them. */
export function readJekyllData({ root, left }: OldFolder): Options {
  const files = findFiles(join(root, '_data')).files.filter((file) => /\.(?:ya?ml|json)$/.test(file));
  return files.reduce<Options>((data, file) => {
    const path = file.replace(/\.\w+$/, '').split('/');
    return withValue(data, path, readJson({ root, configFile: `_data/${file}`, left }));
  }, {});
}

function withValue(data: Options, [name = '', ...rest]: readonly string[], value: Options): Options {
  const own = data[name];
  return { ...data, [name]: rest.length === 0 ? value : withValue(isOptions(own) ? own : {}, rest, value) };
}
