import { PagePartsContext } from 'bifolio/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HomeIcon } from './parts/HomeIcon.tsx';

it('is drawn in the text of a page too', () => {
  expect(renderToStaticMarkup(<HomeIcon name="★" />)).toContain('>★</span>');
});

it("is the author's component of that name on a home page", () => {
  const parts = {
    slots: {},
    component: () => () => <b>own</b>,
    resolveLink: (href: string) => ({ href, external: false }),
  };
  const page = (
    <PagePartsContext value={parts}>
      <HomeIcon name="★" />
    </PagePartsContext>
  );
  expect(renderToStaticMarkup(page)).toBe('<b>own</b>');
});
