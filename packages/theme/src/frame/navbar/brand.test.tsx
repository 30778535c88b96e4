import { PageProvider } from 'bifolio/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { pageContext } from '../../fixtures/page-context.ts';
import type { ThemeOptions } from '../../options.ts';
import { Brand } from './Brand.tsx';

const render = (theme: ThemeOptions) =>
  renderToStaticMarkup(
    <PageProvider value={pageContext({ theme })}>
      <Brand />
    </PageProvider>,
  );

it('leaves the name to screen readers where the logo says it', () => {
  for (const options of [{ navbar: { title: false } }, { siteTitle: false }])
    expect(render({ logo: '/wordmark.svg', ...options })).toContain(
      '<span class="visually-hidden">Site</span>',
    );
});

it('shows the name beside a logo, and where there is none', () => {
  expect(render({ logo: '/logo.svg' })).toContain('<span>Site</span>');
  expect(render({ navbar: { title: false } })).toContain('<span>Site</span>');
});
