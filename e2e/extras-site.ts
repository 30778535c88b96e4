import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { scratchFolder } from './scratch.ts';

const CONFIG = `import { theme } from '@bifolio/theme';

export default {
  hostname: 'https://example.org',
  locales: {
    '/': { lang: 'zh-CN', title: '报', dir: 'zh' },
    '/en/': { lang: 'en-US', title: 'Paper', dir: 'en' },
  },
  theme: theme({
    watermark: { watermarkOptions: { content: 'Paper', width: 200, height: 200 } },
    locales: {
      '/': { bulletin: { title: '公告', content: '今日<b>停刊</b>', layout: 'bottom-left' } },
      '/en/': {
        bulletin: {
          title: 'News',
          contentFile: 'news.md',
          lifetime: 'once',
          enablePage: ({ path }) => path !== '/en/plain/',
        },
      },
    },
  }),
};
`;

const NEWS = `## Usage

See [the guide](./en/guide.md#usage).

::: tip
Boxes work.
:::
`;

const filler = 'A sentence to make the page longer than the window. '.repeat(120);

const pages: Readonly<Record<string, string>> = {
  'zh/README.md': '# 首页\n\n[指南](./guide.md)\n',
  'zh/guide.md': '# 指南\n\n正文。\n',
  'en/README.md': '# Home\n\n[Guide](./guide.md), [plain](./plain.md)\n',
  'en/guide.md': `# Guide\n\n[Home](./README.md)\n\n## Usage\n\n${filler}\n`,
  'en/marked.md':
    '---\ntitle: Marked\nwatermark: true\n---\n\n[Plain](./plain.md), [in part](./in-part.md)\n',
  'en/in-part.md':
    '---\ntitle: In part\nwatermark:\n  fullPage: false\n  content: |\n    Two\n    lines\n---\n\nSome text.\n',
  'en/stamped.md':
    '---\ntitle: Stamped\nwatermark:\n  image: /stamp.svg\n  imageWidth: 80\n  imageHeight: 40\n---\n\nSome text.\n',
  'en/blind.md': '---\ntitle: Blind\nwatermark:\n  mode: blind\n---\n\nSome text.\n',
  'public/stamp.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><rect width="80" height="40" fill="#b30"/></svg>',
  'en/plain.md': '# Plain\n\nNothing lies over this page.\n',
};

/** A site in two languages with what may lie over pages and stand below them. */
export function writeExtras(): string {
  const folder = scratchFolder('extras');
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('bifolio.config.ts', CONFIG);
  write('news.md', NEWS);
  for (const [path, text] of Object.entries(pages)) write(path, text);
  return folder;
}
