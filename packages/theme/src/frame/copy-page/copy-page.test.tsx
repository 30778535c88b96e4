import { type PageParts, PagePartsContext, PageProvider } from 'bifolio/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { pageContext } from '../../fixtures/page-context.ts';
import { CopyPage } from './CopyPage.tsx';

const parts: PageParts = {
  slots: {},
  component: () => undefined,
  resolveLink: (href) => ({ href, external: false }),
  files: new Map(),
};

const render = (differences: Parameters<typeof pageContext>[0]) =>
  renderToStaticMarkup(
    <PageProvider value={pageContext(differences)}>
      <PagePartsContext value={parts}>
        <CopyPage />
      </PagePartsContext>
    </PageProvider>,
  );

const page = { markdown: '/base/en/guide/write/index.md' };

it('a page that is there as Markdown can be copied and looked at, unless the site says no', () => {
  expect(render({ page })).toContain('Copy page');
  expect(render({ page })).toContain('href="/base/en/guide/write/index.md"');
  expect(render({ page, theme: { copyPage: false } })).toBe('');
});

it('a page that is not there as Markdown has nothing of it', () => {
  expect(render({})).toBe('');
});
