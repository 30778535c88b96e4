import { theme } from '@bifolio/theme';
import { defineConfig } from 'bifolio';

export default defineConfig({
  source: 'docs',
  hostname: 'https://your-name.github.io',
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
        navbar: [{ text: '指南', link: '/guide/intro/', activeMatch: '^/guide/' }, '/blog/'],
        sidebar: { '/guide/': 'auto' },
        collections: [{ type: 'post', dir: 'blog', title: '茶会札记' }],
      },
      '/en/': {
        navbar: [{ text: 'Guide', link: '/en/guide/intro/', activeMatch: '^/en/guide/' }, '/en/blog/'],
        sidebar: { '/en/guide/': 'auto' },
        collections: [{ type: 'post', dir: 'blog', title: 'Notes' }],
      },
    },
  }),
});
