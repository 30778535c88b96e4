import { expect, it } from 'vitest';
import { foreignAdvice } from './foreign-advice.ts';

it.each([
  [
    'theme.llmstxt',
    'Write `extensions`. Add `machine()` of `bifolio/machine`, which writes llms.txt and a Markdown version of each page.',
  ],
  ['theme.locales./en/.viewMarkdown', 'Write `theme.text.viewMarkdownText`.'],
  ['theme.askAIMessage', 'Write `theme.text.openInPromptText`. Its `{link}` is `{url}`.'],
  ['theme.copyTagline', 'Leave it out.'],
  ['theme.copyPageText', undefined],
  ['theme.search.isSearchable', 'Write `search.isSearchable`.'],
  ['theme.plugins.search.disableQueryPersistence', 'Write `search.recent`. `0` keeps no searches.'],
  ['markdown.tasklist', 'Leave it out. It is on.'],
  ['markdown.pdf.pdfjsUrl', 'Write `true` and install `pdfjs-dist`, which the site serves to phones.'],
  ['themeConfig.nav', 'Write `theme.navbar`.'],
])('tells authors what to write for %s', (option, advice) => {
  expect(foreignAdvice(option.split('.'))).toBe(advice);
});
