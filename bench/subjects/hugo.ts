import { titledText } from '../corpus/titled-text.ts';
import type { Subject } from './subject.ts';

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{{ .Title }}</title>
<meta name="description" content="{{ .Description }}"></head>
<body><h1>{{ .Title }}</h1>{{ .Content }}</body></html>
`;

/**
 * Hugo as Debian brings it, with a bare layout, no sidebar and its own highlighter: what Markdown costs in a compiled program.
 * Nothing of it is looked at in a browser.
 */
export const hugo: Subject = {
  name: 'Hugo',
  packages: [],
  program: { command: 'hugo', version: /v([\d.]+)/ },
  versionOf: 'hugo',
  content: 'content',
  text: titledText,
  home: '_index.md',
  files: 'static',
  output: 'public',
  caches: ['public', 'resources', '.hugo_build.lock'],
  config: () => ({
    'config.toml':
      'baseURL = "https://example.org/"\ntitle = "Bench"\ndisableKinds = ["taxonomy", "term", "RSS"]\n[markup.highlight]\nnoClasses = false\n',
    'layouts/_default/single.html': page,
    'layouts/_default/list.html': page,
    'layouts/index.html': page,
  }),
  build: ['hugo', '--quiet'],
  address: ({ path }) => `${path}/`,
};
