import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createGenerator } from '../form/read-site.ts';
import { findNextConfig } from '../next/next-config.ts';
import { nextraRules } from './rules.ts';

/** Nextra 2 to 4, with its theme for documentation: a config of Next.js that names it. */
export const nextra = createGenerator({
  name: 'nextra',
  title: 'Nextra',
  recognise: (root) => {
    const config = findNextConfig(root);
    if (config && /\bnextra\b/i.test(readFileSync(join(root, config), 'utf8'))) return config;
    const isNamed =
      existsSync(join(root, 'package.json')) &&
      /"nextra(?:-theme-docs)?"\s*:/.test(readFileSync(join(root, 'package.json'), 'utf8'));
    return isNamed && FOLDERS.some((folder) => existsSync(join(root, folder)))
      ? (config ?? 'package.json')
      : undefined;
  },
  rules: nextraRules,
});

const FOLDERS = ['content', 'src/content', 'app', 'src/app', 'pages', 'src/pages'];
