import { type PageParts, PagePartsContext, PageProvider } from 'bifolio/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { pageContext } from '../../fixtures/page-context.ts';
import { FacingButton } from './FacingButton.tsx';

const parts: PageParts = {
  slots: {},
  component: () => undefined,
  resolveLink: (href) => ({ href, external: false }),
  files: new Map(),
};

/** The page with its Chinese translation. */
function render(translation: { locked?: boolean; hasLockedPart?: boolean }) {
  const context = pageContext({ theme: { facing: true } });
  const { navigation } = context;
  const alternates = navigation.alternates.map((one) =>
    one.path === '/' ? { ...one, ...translation } : one,
  );
  return renderToStaticMarkup(
    <PageProvider value={{ ...context, navigation: { ...navigation, alternates } }}>
      <PagePartsContext value={parts}>
        <FacingButton />
      </PagePartsContext>
    </PageProvider>,
  );
}

it('a translation that everybody may read opens beside the page, one that is locked or has a locked part is not offered', () => {
  expect(render({ locked: false })).toContain('<button');
  expect(render({ locked: true })).toBe('');
  expect(render({ hasLockedPart: true })).toBe('');
});
