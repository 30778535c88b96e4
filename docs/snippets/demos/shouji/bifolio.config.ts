import { defineConfig } from 'bifolio';

export default defineConfig({
  title: '河边手记',
  lang: 'zh-CN',
});
