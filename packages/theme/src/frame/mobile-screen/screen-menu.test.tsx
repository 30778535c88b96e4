import type { NavItem } from 'bifolio';
import { PageProvider } from 'bifolio/client';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { pageContext } from '../../fixtures/page-context.ts';
import { GroupMenu } from '../nav-menu/GroupMenu.tsx';
import { ScreenMenu } from './ScreenMenu.tsx';

const render = (menu: ReactNode) =>
  renderToStaticMarkup(<PageProvider value={pageContext()}>{menu}</PageProvider>);

it('opens the group that the page lies in, however deep, and no other', () => {
  const inGroup = (link: string): NavItem[] => [
    { text: 'More', items: [{ text: 'Deep', items: [{ text: 'Page', link }] }] },
  ];
  expect(render(<ScreenMenu items={inGroup('/en/guide/write/')} />)).toContain('<details open="">');
  expect(render(<ScreenMenu items={inGroup('/en/faq/')} />)).toContain('<details>');
});

it('shows what a group is: its badge, its own page first, and that it stands for this page', () => {
  const items = [{ text: 'Page', link: '/en/faq/' }];
  const group = { text: 'More', link: '/en/more/', badge: 'new', activeMatch: '^/en/guide/', items };
  expect(render(<ScreenMenu items={[group]} />)).toMatch(
    /<details open=""><summary[^>]*>More<span class="badge[^>]*>new/,
  );
  const menu = render(<GroupMenu group={group} items={items} />);
  expect(menu).toMatch(/^<ul class="frame-menu" data-active="true"><li><a[^>]*more[^>]*>More/);
  expect(render(<GroupMenu group={{ text: 'More', items }} items={items} />)).not.toContain('data-active');
});
