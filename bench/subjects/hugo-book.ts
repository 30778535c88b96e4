import { hugo } from './hugo.ts';
import type { Subject } from './subject.ts';

/** Hugo with a theme for documentation, Book 9, the newest that Debian's Hugo can use: sidebar, table of contents, no search. */
export const hugoBook: Subject = {
  ...hugo,
  name: 'Hugo Book',
  repository: {
    folder: 'themes/book',
    url: 'https://github.com/alex-shpak/hugo-book',
    commit: '9e9c7d34038a830d22397bbec08e7ec64eb0a0d7', // v9
  },
  config: () => ({
    'config.toml': `baseURL = "https://example.org/"
title = "Bench"
theme = "book"
disableKinds = ["taxonomy", "term", "RSS"]
[params]
BookSection = "*"
BookSearch = false
[markup.highlight]
noClasses = false
[markup.goldmark.renderer]
unsafe = true
`,
  }),
};
