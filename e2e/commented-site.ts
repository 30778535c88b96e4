import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { scratchFolder } from './scratch.ts';

/** A site whose pages have comments; `comment` is the option, as JSON. */
export function writeCommented(comment: Record<string, unknown>): string {
  const folder = scratchFolder('commented');
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write(
    'bifolio.config.ts',
    `import { theme } from '@bifolio/theme';

export default {
  title: 'Talk',
  lang: 'en-US',
  theme: theme({ collections: [{ type: 'post', dir: 'blog', title: 'Blog' }], comment: ${JSON.stringify(comment)} }),
};
`,
  );
  write('README.md', '# Home\n\n[Post](./blog/post.md)\n');
  write('long.md', `# Long\n\n${'A sentence to make the page longer than the window.\n\n'.repeat(80)}`);
  write('quiet.md', '---\ntitle: Quiet\ncomments: false\n---\n\nNo comments here.\n');
  write(
    'blog/post.md',
    '---\ntitle: A post\ncreateTime: 2026/01/02 10:00:00\ncommentID: first-post\n---\n\nText of the post.\n',
  );
  return folder;
}
