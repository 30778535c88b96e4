import { theme } from '@bifolio/theme';
import { defineConfig } from 'bifolio';

export default defineConfig({
  locales: {
    '/': { lang: 'zh-CN', label: '简体中文', title: '半山陶坊', dir: 'zh' },
    '/en/': { lang: 'en-US', label: 'English', title: 'Halfway Pottery', dir: 'en' },
  },
  theme: theme({ navbar: ['/visit/'] }),
});
