import { PageProvider, useDarkMode, useData, usePage, useRoute } from 'bifolio/client';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { pageContext } from '../fixtures/page-context.ts';
import { useHref } from './use-href.ts';
import { useSidebar } from './use-sidebar.ts';
import { useSidebarData } from './use-sidebar-data.ts';
import { useThemeLocaleData } from './use-theme.ts';

function Show({ hook }: { hook(): unknown }): ReactNode {
  return JSON.stringify(hook());
}
const text = (markup: string) => markup.replaceAll('&quot;', '"');

it.each([
  [useThemeLocaleData, 'useThemeLocaleData() is called without provider'],
  [useSidebarData, 'useSidebarData() is called without provider'],
  [useDarkMode, 'useDarkMode() is called without provider'],
  [useData, 'useData() is called without provider'],
  [useRoute, 'useRoute() is called without provider'],
  [usePage, 'usePage() is called without provider'],
])('%o outside a page says so', (hook, message) => {
  expect(() => renderToStaticMarkup(<Show hook={hook} />)).toThrow(message);
});

it('gives the sidebar of the section and the options of the locale', () => {
  const context = pageContext({ theme: { docsRepo: 'me/site' } });
  const render = (hook: () => unknown) =>
    text(
      renderToStaticMarkup(
        <PageProvider value={context}>
          <Show hook={hook} />
        </PageProvider>,
      ),
    );
  expect(JSON.parse(render(useSidebarData))).toEqual(context.navigation.sidebar);
  expect(JSON.parse(render(useThemeLocaleData))).toMatchObject({ docsRepo: 'me/site' });
});

it('renders a closed sidebar at build', () => {
  expect(text(renderToStaticMarkup(<Show hook={useSidebar} />))).toContain('"isOpen":false');
});

it('writes addresses of pages whose names have spaces without them', () => {
  const show = () => useHref()('/docs/My Page/#a');
  const markup = renderToStaticMarkup(
    <PageProvider value={pageContext()}>
      <Show hook={show} />
    </PageProvider>,
  );
  expect(text(markup)).toBe('"/base/docs/My%20Page/#a"');
});
