import { defineConfig } from 'bifolio';
import { plain } from '../theme.ts';

export default defineConfig({
  title: 'Plain pages',
  theme: plain({ footer: 'Set in Georgia.' }),
});
