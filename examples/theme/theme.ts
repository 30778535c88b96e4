import { fileURLToPath } from 'node:url';
import type { Theme } from 'bifolio';

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** `footer`: a line below every page. */
export const plain = ({ footer = '' } = {}): Theme => ({
  name: 'plain',
  server: path('./server.tsx'),
  styles: { base: path('./style.css') },
  headScript: '',
  locale: () => ({ options: { footer } }),
});

declare module 'bifolio' {
  interface ThemePageOptions {
    footer: string;
  }
}
