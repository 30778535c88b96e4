import { defineConfig } from 'bifolio';
import { analytics } from './extensions/analytics.ts';
import { announcement } from './extensions/announcement.ts';
import { changed } from './extensions/changed.ts';
import { glossary } from './extensions/glossary.ts';
import { helpful } from './extensions/helpful.ts';
import { links } from './extensions/links.ts';

export default defineConfig({
  title: 'Extended',
  hostname: 'https://example.org',
  source: 'pages',
  locales: { '/': { lang: 'en-US' } },
  csp: { directives: { 'script-src': "'self' https://stats.example.com" } },
  extensions: [
    changed({ limit: 5 }),
    helpful(),
    links(),
    glossary('./glossary.json'),
    announcement({ id: 'v2', text: { 'en-US': 'Version 2 is here.' }, link: '/changes/' }),
    analytics({ src: 'https://stats.example.com/script.js', site: 'example.org' }),
  ],
});
