// Writes the pages of all messages from docs/messages.yaml.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { messagesPage } from './message-pages.mjs';
import { root } from './paths.mjs';

for (const lang of /** @type {const} */ (['en', 'zh']))
  writeFileSync(join(root, 'docs', lang, 'messages.md'), messagesPage(lang));
