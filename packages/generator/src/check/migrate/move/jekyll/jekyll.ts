import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createGenerator } from '../form/read-site.ts';
import { jekyllRules } from './rules.ts';

/** Jekyll: a `_config.yml` beside `_posts`, `_layouts` or a Gemfile that names it. */
export const jekyll = createGenerator({
  name: 'jekyll',
  title: 'Jekyll',
  recognise: (root) => {
    const config = ['_config.yml', '_config.yaml', '_config.toml'].find((file) =>
      existsSync(join(root, file)),
    );
    const hasFolder = ['_posts', '_layouts', '_includes', '_docs'].some((folder) =>
      existsSync(join(root, folder)),
    );
    return config && (hasFolder || isInGemfile(root)) ? config : undefined;
  },
  rules: jekyllRules,
});

const isInGemfile = (root: string): boolean =>
  readdirSync(root).includes('Gemfile') &&
  /jekyll|github-pages/.test(readFileSync(join(root, 'Gemfile'), 'utf8'));
