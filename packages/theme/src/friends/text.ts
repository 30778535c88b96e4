import { defineText } from '../text/define-text.ts';

/** Texts of the page of friends. */
export default defineText({
  en: {
    friendsText: 'My Friends',
  },
  zh: {
    friendsText: '我的朋友',
  },
});
