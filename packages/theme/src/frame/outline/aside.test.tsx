import { PageProvider } from 'bifolio/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { pageContext } from '../../fixtures/page-context.ts';
import { Doc } from '../../layouts/Doc.tsx';

const render = (input: Parameters<typeof pageContext>[0]) =>
  renderToStaticMarkup(
    <PageProvider value={pageContext({ ...input, theme: { appearance: false, ...input?.theme } })}>
      <Doc>
        <p>Words</p>
      </Doc>
    </PageProvider>,
  );

it('the column beside the content can be on the left, or nowhere', () => {
  expect(render({})).toContain('data-outline="true"');
  expect(render({ theme: { aside: 'left' } })).toContain('data-aside="left"');
  expect(render({ theme: { aside: false, asideLinks: { sponsor: '/s/' } } })).not.toContain('frame-outline');
});

it('a page has the last word on its column', () => {
  expect(render({ theme: { aside: false }, frontmatter: { aside: true } })).toContain(
    'class="frame-outline"',
  );
  expect(render({ frontmatter: { aside: false } })).not.toContain('frame-outline');
});

it('links beside the content are hidden in a sheet only when a button opens it', () => {
  const asideLinks = { sponsor: '/s/' };
  const opened = render({ theme: { asideLinks } });
  expect(opened).toContain('popoverTarget="frame-outline"');
  expect(opened).toMatch(/<aside[^>]* popover="auto"/);
  const alone = render({ theme: { asideLinks }, frontmatter: { outline: false } });
  expect(alone).toContain('class="frame-aside-links"');
  expect(alone).not.toContain('popoverTarget="frame-outline"');
  expect(alone).not.toMatch(/<aside[^>]* popover/);
});

it("the sidebar's scrollbar can be hidden", () => {
  expect(render({})).not.toContain('data-scrollbar');
  expect(render({ theme: { sidebarScrollbar: false } })).toContain('data-scrollbar="none"');
});

it('an outline waits for the headings of locked parts, where it is not switched off', () => {
  const part = { headings: [], hasLockedParts: true as const };
  expect(render({ page: part })).toMatch(/<aside[^>]* popover="auto".*<ul data-outline-levels="2 3"><\/ul>/);
  expect(render({ page: part })).toContain('popoverTarget="frame-outline"');
  expect(render({ page: part, frontmatter: { outline: false } })).not.toContain('frame-outline');
  expect(render({ page: part, theme: { aside: false } })).not.toContain('frame-outline');
  expect(render({ page: { headings: [] } })).not.toContain('frame-outline');
});
