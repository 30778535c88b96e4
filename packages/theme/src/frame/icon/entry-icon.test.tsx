import { PageProvider } from 'bifolio/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { pageContext } from '../../fixtures/page-context.ts';
import { NavMenu } from '../nav-menu/NavMenu.tsx';
import { SidebarItems } from '../sidebar/SidebarItems.tsx';

const render = (element: React.ReactNode) =>
  renderToStaticMarkup(<PageProvider value={pageContext({})}>{element}</PageProvider>);
const icon =
  '<span class="frame-entry-icon" aria-hidden="true"><span class="icon" data-size="1em" aria-hidden="true">★</span></span>';

it('stands before the text of links and groups in menus', () => {
  const html = render(
    <NavMenu items={[{ text: 'Group', icon: '★', items: [{ text: 'Page', link: '/page/', icon: '★' }] }]} />,
  );
  expect(html).toContain(`<p class="frame-menu-title">${icon}Group</p>`);
  expect(html).toMatch(new RegExp(`<a [^>]*>${icon}Page</a>`));
});

it('stands before entries and groups of sidebars', () => {
  const html = render(
    <SidebarItems
      items={[{ text: 'Group', icon: '★', items: [{ text: 'Page', link: '/page/', icon: '★' }] }]}
    />,
  );
  expect(html).toContain(`<span>${icon}Group`);
  expect(html).toMatch(new RegExp(`<a [^>]*>${icon}Page`));
});

it('takes no place where there is none', () => {
  expect(render(<NavMenu items={[{ text: 'Page', link: '/page/' }]} />)).not.toContain('entry-icon');
});
