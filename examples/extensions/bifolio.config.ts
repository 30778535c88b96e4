import { defineConfig } from 'bifolio';
import { analytics } from './extensions/analytics.ts';
import { changed } from './extensions/changed.ts';
import { helpful } from './extensions/helpful.ts';

export default defineConfig({
  title: 'Extended',
  hostname: 'https://example.org',
  source: 'pages',
  csp: { directives: { 'script-src': "'self' https://stats.example.com" } },
  extensions: [
    changed({ limit: 5 }),
    helpful(),
    analytics({ src: 'https://stats.example.com/script.js', site: 'example.org' }),
  ],
});
