import type { Face } from 'bifolio';
import { FacesContext, PageProvider } from 'bifolio/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { pageContext } from '../../fixtures/page-context.ts';
import { FoldedSheet, type FoldedSheetProps } from './FoldedSheet.tsx';

const headings = ['First', 'Second', 'Third'].map((text) => ({ level: 2 as const, id: text, text }));
const guide: Face = {
  route: '/en/guide/',
  locale: '/en/',
  title: 'A guide that has a long title',
  description: '',
  headings,
  tags: [],
  draft: false,
  locked: false,
  frontmatter: {},
};

const words = (props: FoldedSheetProps) => {
  const html = renderToStaticMarkup(
    <PageProvider value={pageContext()}>
      <FacesContext value={(route) => (route === guide.route ? guide : undefined)}>
        <FoldedSheet {...props} />
      </FacesContext>
    </PageProvider>,
  );
  return [...html.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text);
};

it('carries the letters of the languages, the title of the site, and title and headings of its first page', () => {
  expect(words({ title: 'My site', route: '/en/guide/' })).toEqual([
    '中',
    'My site',
    'En',
    'A guide that has a lo…',
    'First',
    'Second',
  ]);
});

it('draws lines where there are no words', () => {
  expect(words({ route: '/en/nowhere/' })).toEqual(['中', 'En']);
});
