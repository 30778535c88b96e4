import { PageProvider } from 'bifolio/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { pageContext } from '../../fixtures/page-context.ts';
import type { ThemeOptions } from '../../options.ts';
import { AsideLinks } from './AsideLinks.tsx';

const render = (theme: ThemeOptions) =>
  renderToStaticMarkup(
    <PageProvider value={pageContext({ theme })}>
      <AsideLinks />
    </PageProvider>,
  );

it('star and issue lead to the repository', () => {
  const html = render({ docsRepo: 'me/site', asideLinks: { sponsor: '/sponsor/', star: true, issue: true } });
  expect(html).toContain('href="/base/sponsor/"');
  expect(html).toContain('href="https://github.com/me/site"');
  expect(html).toContain('href="https://github.com/me/site/issues/new"');
  expect(render({ docsRepo: 'https://gitlab.com/a/b', asideLinks: { issue: true } })).toContain(
    '/a/b/-/issues/new"',
  );
});

it('nothing is shown that was not asked for or leads nowhere', () => {
  expect(render({ docsRepo: 'me/site' })).toBe('');
  expect(render({ asideLinks: { star: true, issue: true } })).toBe('');
});
