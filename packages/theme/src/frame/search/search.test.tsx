import { PageProvider } from 'bifolio/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { pageContext } from '../../fixtures/page-context.ts';
import { en } from '../../found/texts.ts';
import type { ThemeOptions } from '../../options.ts';
import { searchText } from '../../text/text.ts';
import { SearchRetry } from './results/SearchRetry.tsx';
import { SearchButton } from './SearchButton.tsx';
import { useReportAddress } from './use-report-address.ts';

const text = searchText(en);

it('the button of search promises the slash only where it works', () => {
  expect(renderToStaticMarkup(<SearchButton text={text} slashKey />)).toContain('<kbd>/</kbd>');
  expect(renderToStaticMarkup(<SearchButton text={text} slashKey={false} />)).toContain(
    'aria-keyshortcuts="Control+K Meta+K"',
  );
});

it('where nothing is found, readers can report what is missing, if there is a place for it', () => {
  const report = 'https://github.com/me/site/issues/new';
  expect(renderToStaticMarkup(<SearchRetry text={text} report={report} />)).toContain(
    `<a href="${report}">Report what is missing</a>`,
  );
  expect(renderToStaticMarkup(<SearchRetry text={text} />)).not.toContain('<a');
});

const Report = () => useReportAddress() ?? 'none';

it.each<[string, ThemeOptions, string]>([
  ['a repository', { docsRepo: 'me/site' }, 'https://github.com/me/site/issues/new'],
  [
    'a repository on GitLab',
    { docsRepo: 'https://gitlab.com/me/site' },
    'https://gitlab.com/me/site/-/issues/new',
  ],
  ['a page for issues', { docsRepo: 'me/site', asideLinks: { issue: '/contact/' } }, '/base/contact/'],
  ['no wish for issues', { docsRepo: 'me/site', asideLinks: { issue: false } }, 'none'],
  ['no repository', {}, 'none'],
])('the address for reports of a site with %s', (_, theme, address) => {
  const report = (
    <PageProvider value={pageContext({ theme })}>
      <Report />
    </PageProvider>
  );
  expect(renderToStaticMarkup(report)).toBe(address);
});
