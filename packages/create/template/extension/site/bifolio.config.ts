import { defineConfig } from 'bifolio';
import { myExtension } from '../src/index.ts';

export default defineConfig({
  title: 'my-extension',
  hostname: 'https://example.com',
  source: 'pages',
  git: false,
  extensions: [myExtension()],
});
