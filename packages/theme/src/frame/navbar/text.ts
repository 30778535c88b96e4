import { defineText } from '../../text/define-text.ts';

/** Texts of the bar at the top. */
export default defineText({
  en: {
    navbarLabel: 'Main',
    navbarMenuLabel: 'Navigation menu',
  },
  zh: {
    navbarLabel: '主导航',
    navbarMenuLabel: '导航菜单',
  },
});
