import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createGenerator } from '../form/read-site.ts';
import { hugoRules } from './rules.ts';

const ENDINGS = ['toml', 'yaml', 'yml', 'json'];
const CONFIGS = ['hugo', 'config/_default/hugo', 'config', 'config/_default/config'].flatMap((name) =>
  ENDINGS.map((ending) => `${name}.${ending}`),
);

/** Hugo. A `config.toml` may be that of another tool. */
export const hugo = createGenerator({
  name: 'hugo',
  title: 'Hugo',
  recognise: (root) =>
    CONFIGS.find(
      (file) =>
        existsSync(join(root, file)) &&
        (file.includes('hugo.') ||
          /^\s*"?(?:baseURL|languageCode|theme)"?\s*[=:]/im.test(readFileSync(join(root, file), 'utf8'))),
    ),
  rules: hugoRules,
});
