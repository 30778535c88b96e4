/** `@bifolio/theme/components`: parts of the frame, for the layouts and slots of authors. Static components: not for islands. */

export { Breadcrumbs } from './frame/breadcrumbs/Breadcrumbs.tsx';
export { DocFooter } from './frame/doc-footer/DocFooter.tsx';
export { DocMeta } from './frame/doc-meta/DocMeta.tsx';
export { DocTitle } from './frame/doc-title/DocTitle.tsx';
export { Footer } from './frame/footer/Footer.tsx';
export { Link } from './frame/link/Link.tsx';
export { LocalBar } from './frame/local-bar/LocalBar.tsx';
export { Brand } from './frame/navbar/Brand.tsx';
export { Navbar } from './frame/navbar/Navbar.tsx';
export { Outline } from './frame/outline/Outline.tsx';
export { Pager } from './frame/pager/Pager.tsx';
export { Sidebar } from './frame/sidebar/Sidebar.tsx';
export { HomeBox, type HomeBoxProps } from './home/parts/HomeBox.tsx';
export { Doc } from './layouts/Doc.tsx';
export { Page } from './layouts/Page.tsx';
export { Shell } from './layouts/Shell.tsx';
