import { theme } from '@bifolio/theme';
import { defineConfig } from 'bifolio';
import { machine } from 'bifolio/machine';
import answer from './blocks/answer.ts';
import csvTable from './blocks/csv-table.ts';
import keys from './blocks/keys.ts';
import samples from './blocks/samples.ts';
import stamp from './blocks/stamp.ts';
import { EARLIER } from './earlier-version.ts';
import { reference } from './reference.ts';
import { en, sidebar, zh } from './sidebar.ts';
import { caniuseFeatures } from './vite/caniuse-features.ts';

const version = '1.0.0-rc.175';
const repository = 'https://github.com/bifolio/bifolio';

export default defineConfig({
  hostname: 'https://bifolio.dev',
  project: '..',
  translations: true,
  version,
  versions: process.env.DOCS_VERSIONS ? [EARLIER] : [],
  extensions: [machine(), ...reference],
  styles: ['styles/samples.css'],
  locales: {
    '/': {
      lang: 'zh-CN',
      label: '简体中文',
      title: 'Bifolio 文档',
      description: '用 Markdown 写成、用 React 渲染的双语静态网站。',
      dir: 'zh',
    },
    '/en/': {
      lang: 'en-US',
      label: 'English',
      title: 'Bifolio Docs',
      description: 'Bilingual static sites, written in Markdown and rendered with React.',
      dir: 'en',
    },
  },
  search: {
    boost: {
      '/api/': 0.4,
      '/article/': 0.6,
      '/blog/': 0.6,
      '/changelog/': 0.3,
      '/config/locales/': 0.7,
      '/contributing/': 0.5,
      '/guide/recipes/': 0.8,
      '/messages/': 0.3,
      '/en/guide/recipes/': 0.8,
      '/en/messages/': 0.3,
      '/en/api/': 0.4,
      '/en/article/': 0.6,
      '/en/blog/': 0.6,
      '/en/changelog/': 0.3,
      '/en/config/locales/': 0.7,
      '/en/contributing/': 0.5,
    },
  },
  head: [['link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }]],
  redirects: {
    '/config/navbar.html': '/config/navigation/',
    '/questions.html': '/faq/',
    '/guide/components/repo-card.html': '/guide/components/github-repo-card/',
    '/guide/components/repo-card/': '/guide/components/github-repo-card/',
    '/en/config/navbar.html': '/en/config/navigation/',
    '/en/questions.html': '/en/faq/',
    '/en/guide/components/repo-card.html': '/en/guide/components/github-repo-card/',
    '/en/guide/components/repo-card/': '/en/guide/components/github-repo-card/',
  },
  vite: {
    plugins: [caniuseFeatures()],
    // Packages that the theme imports. Vite leaves them as they are where the theme is installed. Here it is linked, and each
    // would be bundled when a page first needs it, which may load the page anew.
    optimizeDeps: {
      include: ['zod'],
      exclude: [
        '@codemirror/commands',
        '@codemirror/language',
        '@codemirror/legacy-modes',
        '@codemirror/state',
        '@codemirror/view',
        '@lezer/highlight',
        '@panzoom/panzoom',
        'photoswipe',
        'swiper',
        'watermark-js-plus',
      ],
    },
  },
  markdown: {
    plantuml: { server: 'https://www.plantuml.com/plantuml' },
    blocks: [answer, csvTable, keys, samples, stamp],
  },
  theme: theme({
    logo: '/logo.svg',
    logoDark: '/logo-dark.svg',
    docsRepo: 'bifolio/bifolio',
    docsDir: 'docs',
    changelog: { maxCount: 5 },
    contributors: { mode: 'block' },
    transition: { appearance: 'circle-clip' },
    social: [{ icon: 'github', link: repository, ariaLabel: 'GitHub' }],
    watermark: { watermarkOptions: { content: 'Bifolio', width: 240, height: 200 } },
    locales: {
      '/': {
        collections: [{ type: 'post', dir: 'blog', title: '博客' }],
        asideLinks: { sponsor: '/sponsor/', star: true, issue: true },
        bulletin: {
          title: '一条真正的公告',
          contentFile: 'snippets/bulletin.zh.md',
          enablePage: ({ path }) => path === '/guide/features/bulletin/',
        },
        profile: {
          name: 'Bifolio',
          description: '一张纸，两面：文档与博客，中文与英文。',
          avatar: '/images/avatar.svg',
        },
        footer: { message: '以 MIT 许可协议发布', copyright: '© 2026 Bifolio 贡献者' },
        navbar: [
          { text: '指南', link: '/guide/quick-start/intro/', activeMatch: '^/guide/' },
          { text: '配置', link: '/config/intro/', activeMatch: '^/config/' },
          { text: '博客', link: '/blog/', activeMatch: '^/(?:blog|article)/' },
          { text: '示例', link: '/demos/' },
          {
            text: '更多',
            items: [
              { text: '常见问题', link: '/faq/' },
              { text: '支持我们', link: '/sponsor/' },
              { text: '演练场', link: '/playground/' },
              { text: '工具', link: '/tools/' },
              { text: '友情链接', link: '/friends/' },
              {
                text: '技术基础',
                items: [
                  { text: 'React', link: 'https://zh-hans.react.dev/' },
                  { text: 'Vite', link: 'https://cn.vite.dev/' },
                  { text: 'markdown-it', link: 'https://github.com/markdown-it/markdown-it' },
                  { text: 'Shiki', link: 'https://shiki.style/' },
                ],
              },
            ],
          },
          {
            text: version,
            items: [
              { text: '更新日志', link: '/changelog/' },
              { text: '参与贡献', link: '/contributing/' },
            ],
          },
        ],
        sidebar: sidebar(zh),
      },
      '/en/': {
        collections: [{ type: 'post', dir: 'blog', title: 'Blog' }],
        asideLinks: { sponsor: '/en/sponsor/', star: true, issue: true },
        bulletin: {
          title: 'A live bulletin',
          contentFile: 'snippets/bulletin.en.md',
          enablePage: ({ path }) => path === '/en/guide/features/bulletin/',
        },
        profile: {
          name: 'Bifolio',
          description: 'One sheet, two leaves: docs and blog, Chinese and English.',
          avatar: '/images/avatar.svg',
        },
        footer: { message: 'Released under the MIT license', copyright: '© 2026 Bifolio contributors' },
        navbar: [
          { text: 'Guide', link: '/guide/intro/', activeMatch: '^/en/guide/' },
          { text: 'Config', link: '/config/intro/', activeMatch: '^/en/config/' },
          { text: 'Blog', link: '/blog/', activeMatch: '^/en/(?:blog|article)/' },
          {
            text: 'More',
            items: [
              { text: 'FAQ', link: '/faq/' },
              { text: 'Playground', link: '/playground/' },
              { text: 'Tools', link: '/tools/' },
              { text: 'Friends', link: '/friends/' },
              {
                text: 'Built on',
                items: [
                  { text: 'React', link: 'https://react.dev/' },
                  { text: 'Vite', link: 'https://vite.dev/' },
                  { text: 'markdown-it', link: 'https://github.com/markdown-it/markdown-it' },
                  { text: 'Shiki', link: 'https://shiki.style/' },
                ],
              },
            ],
          },
          {
            text: version,
            items: [
              { text: 'Changelog', link: '/changelog/' },
              { text: 'Contributing', link: '/contributing/' },
            ],
          },
        ],
        sidebar: sidebar(en),
      },
    },
  }),
});
