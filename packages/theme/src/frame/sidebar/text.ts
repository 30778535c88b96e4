import { defineText } from '../../text/define-text.ts';

/** Texts of the sidebar. */
export default defineText({
  en: {
    sidebarMenuLabel: 'Menu',
    sidebarCloseLabel: 'Close menu',
  },
  zh: {
    sidebarMenuLabel: '菜单',
    sidebarCloseLabel: '关闭菜单',
  },
});
