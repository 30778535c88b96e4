import { defineText } from '../../text/define-text.ts';

/** Texts of links out of the site. */
export default defineText({
  en: {
    openNewWindowText: 'opens in a new window',
  },
  zh: {
    openNewWindowText: '在新窗口打开',
  },
});
