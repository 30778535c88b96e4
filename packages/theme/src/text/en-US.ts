/** Interface text in English. Every key can be replaced by the option of the same name. */
export const enUS = {
  selectLanguageText: 'Languages',
  selectLanguageAriaLabel: 'Change Language',
  appearanceText: 'Appearance',
  lightModeSwitchTitle: 'Switch to light theme',
  darkModeSwitchTitle: 'Switch to dark theme',
  outlineLabel: 'On this page',
  sidebarMenuLabel: 'Menu',
  navbarLabel: 'Main',
  navbarMenuLabel: 'Navigation menu',
  breadcrumbsLabel: 'Breadcrumbs',
  pagerLabel: 'Previous and next page',
  skipToContentText: 'Skip to content',
  openNewWindowText: 'opens in a new window',
  editLinkText: 'Edit this page',
  lastUpdatedText: 'Last updated',
  contributorsText: 'Contributors',
  prevPageLabel: 'Previous page',
  nextPageLabel: 'Next page',
  draftText: 'Draft',
  fieldRequiredText: 'Required',
  fieldOptionalText: 'Optional',
  fieldDeprecatedText: 'Deprecated',
  fieldDefaultText: 'Default',
  copiedText: 'Copied',
  copyTreeText: 'Copy as text',
  copyHtmlText: 'Copy as HTML',
  copyMarkdownText: 'Copy as Markdown',
  codeTreeLabel: 'Files',
  notFound: {
    code: '404',
    title: 'PAGE NOT FOUND',
    quote:
      "But if you don't change your direction, and if you keep looking, you may end up where you are heading.",
    linkLabel: 'Take me home',
    linkText: 'Take me home',
  },
};

/** Interface text of one language: the keys of the English one, each filled. */
export type Text = typeof enUS;
