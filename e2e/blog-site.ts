import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { scratchFolder } from './scratch.ts';

const CONFIG = `import { theme } from '@bifolio/theme';

const blog = (title) => ({ collections: [{ type: 'post', dir: 'blog', title }] });
export default {
  hostname: 'https://example.org',
  locales: {
    '/': { lang: 'zh-CN', title: '来信', dir: 'zh' },
    '/en/': { lang: 'en-US', title: 'Letters', dir: 'en' },
  },
  theme: theme({
    profile: { name: 'Ana Li', description: 'Paper and trains.', avatar: '/cover.svg', circle: true, location: 'Chengdu' },
    locales: { '/': blog('博客'), '/en/': blog('Blog') },
  }),
};
`;

const COVER =
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60"><rect width="80" height="60" fill="#c96"/></svg>';

const TAGS = ['React', 'C#', 'a/b', '🎉', 'paper', 'x'.repeat(200)];
const LAYOUTS = ['left', 'right', 'odd-left', 'odd-right', 'top'];
const FOLDERS = ['', '1.Tech/', '1.Tech/2.Web/', '2.Life/'];

/** A blog in two languages: 160 English posts, so that there are more than ten pages, and 32 Chinese ones. One of the former has a component. */
export function writeBlog(): string {
  const folder = scratchFolder('blog');
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('bifolio.config.ts', CONFIG);
  write('public/cover.svg', COVER);
  write(
    'components/Stamp.tsx',
    'import \'./stamp.css\';\n\nexport default () => <b className="stamp">Stamped</b>;\n',
  );
  write('components/stamp.css', '.stamp { color: rgb(1, 2, 3) }\n');
  write('zh/README.md', '---\npageLayout: home\nconfig:\n  - type: posts\n---\n');
  write('en/README.md', '---\npageLayout: home\nconfig:\n  - type: blog\n    collection: blog\n---\n');
  for (let at = 0; at < 160; at++) write(`en/blog/${FOLDERS[at % 4]}post-${at}.md`, post(at, 'Post'));
  for (let at = 0; at < 32; at++) write(`zh/blog/${FOLDERS[at % 4]}post-${at}.md`, post(at, '文章'));
  return folder;
}

function post(at: number, name: string): string {
  const day = new Date(Date.UTC(2024, 11, 31) - at * 86_400_000)
    .toISOString()
    .slice(0, 10)
    .replaceAll('-', '/');
  const lines = [
    `title: ${name} ${at}`,
    `createTime: ${day} 10:00:00`,
    `permalink: /article/post-${at}/`,
    `tags: ${JSON.stringify(tagsOf(at, name))}`,
  ];
  if (at === 20) lines.push('sticky: true');
  if (at === 25) lines.push('sticky: 5');
  if (at >= 1 && at <= 5) lines.push('cover: /cover.svg', `coverStyle: { layout: ${LAYOUTS[at - 1]} }`);
  if (at === 6) lines.push('excerpt: An own text.');
  if (at === 7) lines.push('excerpt: false');
  const stamp = name === 'Post' && at === 17 ? '<Stamp />\n\n' : '';
  return `---\n${lines.join('\n')}\n---\n\nThe beginning of ${name} ${at}.\n\n${stamp}<!-- more -->\n\n## Later\n\nThe rest.\n`;
}

/** The last English post has so many that all tags take two pages. */
function tagsOf(at: number, name: string): (string | undefined)[] {
  if (at === 0) return TAGS;
  if (name === 'Post' && at === 3) return ['here only'];
  if (name === 'Post' && at === 159) return Array.from({ length: 200 }, (_, tag) => `rare-${tag}`);
  return [TAGS[at % 5]];
}
