import { defineText } from '../../text/define-text.ts';

/** Texts of the sidebar. */
export default defineText({
  en: {
    sidebarMenuLabel: 'Menu',
    sidebarCloseLabel: 'Close menu',
    sidebarFilterLabel: 'Filter pages',
  },
  zh: {
    sidebarMenuLabel: '菜单',
    sidebarCloseLabel: '关闭菜单',
    sidebarFilterLabel: '筛选页面',
  },
});
