import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createGenerator } from '../form/read-site.ts';
import { mintlifyRules } from './rules.ts';

/** Mintlify: `docs.json`, or `mint.json` of older sites. */
export const mintlify = createGenerator({
  name: 'mintlify',
  title: 'Mintlify',
  recognise: (root) =>
    ['docs.json', 'mint.json'].find(
      (file) =>
        existsSync(join(root, file)) && /"navigation"\s*:/.test(readFileSync(join(root, file), 'utf8')),
    ),
  rules: mintlifyRules,
});
