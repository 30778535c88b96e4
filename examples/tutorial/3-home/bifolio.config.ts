import { theme } from '@bifolio/theme';
import { defineConfig } from 'bifolio';

export default defineConfig({
  source: 'docs',
  styles: ['styles/site.css'],
  head: [['link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }]],
  locales: {
    '/': {
      lang: 'zh-CN',
      label: '简体中文',
      dir: 'zh',
      title: '茶事手册',
      description: '从水温到时间，泡好一杯茶。',
    },
    '/en/': {
      lang: 'en-US',
      label: 'English',
      dir: 'en',
      title: 'Tea handbook',
      description: 'Water, time, and a good cup of tea.',
    },
  },
  theme: theme({
    locales: {
      '/': {
        navbar: ['/guide/intro/', '/blog/'],
        sidebar: { '/guide/': 'auto' },
        collections: [{ type: 'post', dir: 'blog', title: '茶会札记' }],
      },
      '/en/': {
        navbar: ['/en/guide/intro/', '/en/blog/'],
        sidebar: { '/en/guide/': 'auto' },
        collections: [{ type: 'post', dir: 'blog', title: 'Notes' }],
      },
    },
  }),
});
