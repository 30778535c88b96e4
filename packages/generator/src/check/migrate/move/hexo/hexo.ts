import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createGenerator } from '../form/read-site.ts';
import { hexoRules } from './rules.ts';

/** Hexo: a `_config.yml` beside `source/`, and a package that names it. */
export const hexoSite = createGenerator({
  name: 'hexo',
  title: 'Hexo',
  recognise: (root) => {
    const isHexo =
      existsSync(join(root, '_config.yml')) &&
      existsSync(join(root, 'source')) &&
      (existsSync(join(root, 'scaffolds')) || /"hexo"/.test(readPackage(root)));
    return isHexo ? '_config.yml' : undefined;
  },
  rules: hexoRules,
});

const readPackage = (root: string): string => {
  const file = join(root, 'package.json');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};
