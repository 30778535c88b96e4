import { theme } from '@bifolio/theme';
import { defineConfig } from 'bifolio';

export default defineConfig({
  source: 'pages',
  hostname: 'https://tea.example.org',
  styles: ['styles/site.css'],
  head: [['link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }]],
  locales: {
    '/': {
      lang: 'zh-CN',
      label: '简体中文',
      dir: 'zh',
      title: '茶事手册',
      description: '从水温到茶具，泡好一杯茶。',
    },
    '/en/': {
      lang: 'en-US',
      label: 'English',
      dir: 'en',
      title: 'Tea handbook',
      description: 'Brew a good cup of tea.',
    },
  },
  theme: theme({
    logo: '/favicon.svg',
    locales: {
      '/': {
        navbar: ['/guide/', '/blog/'],
        sidebar: { '/guide/': [{ text: '入门', items: ['', 'water/', 'brewing/'] }] },
        collections: [{ type: 'post', dir: 'blog', title: '茶会札记' }],
      },
      '/en/': {
        navbar: ['/en/guide/', '/en/blog/'],
        sidebar: { '/en/guide/': [{ text: 'Basics', items: ['', 'water/', 'brewing/'] }] },
        collections: [{ type: 'post', dir: 'blog', title: 'Notes' }],
      },
    },
  }),
});
