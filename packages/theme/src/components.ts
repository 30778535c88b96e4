/** `@bifolio/theme/components`: parts of the frame, for the layouts and slots of authors. Static components: not for islands. */
export { Brand } from './frame/Brand.tsx';
export { Breadcrumbs } from './frame/Breadcrumbs.tsx';
export { DocFooter } from './frame/DocFooter.tsx';
export { DocTitle } from './frame/DocTitle.tsx';
export { DocMeta } from './frame/doc-meta/DocMeta.tsx';
export { Footer } from './frame/Footer.tsx';
export { Link } from './frame/Link.tsx';
export { LocalBar } from './frame/LocalBar.tsx';
export { Navbar } from './frame/Navbar.tsx';
export { Outline } from './frame/Outline.tsx';
export { Pager } from './frame/Pager.tsx';
export { Sidebar } from './frame/Sidebar.tsx';
export { HomeBox, type HomeBoxProps } from './home/HomeBox.tsx';
export { Doc } from './layouts/Doc.tsx';
export { Page } from './layouts/Page.tsx';
export { Shell } from './layouts/Shell.tsx';
