import { defineText } from '../../text/define-text.ts';

/** Texts of breadcrumbs. */
export default defineText({
  en: {
    breadcrumbsLabel: 'Breadcrumbs',
    homeLabel: 'Home',
  },
  zh: {
    breadcrumbsLabel: '面包屑导航',
    homeLabel: '首页',
  },
});
