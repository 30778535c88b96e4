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

it('a page can be opened in services that read it by its URL, when the site has one', () => {
  const openIn = [{ text: 'Chat', link: 'https://chat.example.com/?q={prompt}&u={url}' }];
  const html = render({ page, theme: { openIn }, hostname: 'https://example.org' });
  const url = encodeURIComponent(`https://example.org${page.markdown}`);
  expect(html).toContain('Open in Chat');
  expect(html).toContain(`?q=Read%20${url}%20and%20answer%20my%20questions%20about%20it.&amp;u=${url}"`);
  expect(render({ page, theme: { openIn } })).not.toContain('Open in');
});
