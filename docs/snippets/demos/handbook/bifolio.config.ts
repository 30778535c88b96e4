import { theme } from '@bifolio/theme';
import { defineConfig } from 'bifolio';

export default defineConfig({
  locales: {
    '/': { lang: 'zh-CN', label: '简体中文', title: '值班手册', dir: 'zh' },
    '/en/': { lang: 'en-US', label: 'English', title: 'On-call handbook', dir: 'en' },
  },
  theme: theme({
    copyright: 'CC-BY-SA-4.0',
    locales: {
      '/': { collections: [{ type: 'doc', dir: 'runbook', title: '预案', sidebar: 'auto' }] },
      '/en/': { collections: [{ type: 'doc', dir: 'runbook', title: 'Runbook', sidebar: 'auto' }] },
    },
  }),
});
