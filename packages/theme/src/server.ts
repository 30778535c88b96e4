import type { ThemeServer } from 'bifolio';
import { Friends } from './friends/Friends.tsx';
import { friendsTexts } from './friends/friends-texts.ts';
import { homeTexts } from './home/home-texts.ts';
import { HomeBlocks } from './home/parts/HomeBlocks.tsx';
import { HomeBox } from './home/parts/HomeBox.tsx';
import { Custom } from './layouts/Custom.tsx';
import { Doc } from './layouts/Doc.tsx';
import { Home } from './layouts/Home.tsx';
import { Locked } from './layouts/Locked.tsx';
import { NotFound } from './layouts/NotFound.tsx';
import { Page } from './layouts/Page.tsx';
import { SiteLocked } from './layouts/SiteLocked.tsx';
import { blocksOf, componentsOf } from './modules/module-folders.ts';
import { Posts } from './posts/Posts.tsx';

export { arrangeLeaf as arrange } from './frame/leaf/arrange-leaf.ts';
export { LockForm } from './frame/lock/LockForm.tsx';
export { SidebarFragment } from './frame/sidebar/large/SidebarFragment.tsx';
export { Document } from './layouts/Document.tsx';

/** By the name that frontmatter `pageLayout` uses. */
export const layouts: ThemeServer['layouts'] = {
  doc: Doc,
  page: Page,
  home: Home,
  friends: Friends,
  custom: Custom,
  'not-found': NotFound,
  posts: Posts,
  blog: Posts,
  'posts-tags': Posts,
  'posts-archives': Posts,
  'posts-categories': Posts,
  locked: Locked,
  'site-locked': SiteLocked,
};

/** Those that no author asks for. */
export const generatedLayouts: ThemeServer['generatedLayouts'] = [
  'not-found',
  'posts-tags',
  'posts-archives',
  'posts-categories',
  'locked',
  'site-locked',
];

/** Search finds what these layouts show outside the page's Markdown. */
export const layoutTexts: ThemeServer['layoutTexts'] = { home: homeTexts, friends: friendsTexts };

/** Sheets that few pages need. */
export const layoutStyles: ThemeServer['layoutStyles'] = {
  home: ['home'],
  friends: ['friends'],
  posts: ['posts'],
  blog: ['posts'],
  'posts-tags': ['posts'],
  'posts-archives': ['posts'],
  'posts-categories': ['posts'],
};

/** Everything that block folders export for Markdown, and the blocks of home pages. A folder is found by being there. */
export const components: ThemeServer['components'] = {
  ...componentsOf(
    import.meta.glob(['./blocks/*/{component,island}.tsx', './blocks/*/{component,island}.js'], {
      eager: true,
    }),
  ),
  HomeBlocks: { component: HomeBlocks, style: 'home' },
  HomeBox: { component: HomeBox, style: 'home' },
  VPHomeBox: { component: HomeBox, style: 'home' },
};

/** The Markdown syntaxes of block folders. */
export const blocks: ThemeServer['blocks'] = blocksOf(
  import.meta.glob(['./blocks/*/block.ts', './blocks/*/block.js'], { eager: true, import: 'default' }),
);
