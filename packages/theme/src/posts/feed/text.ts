import { defineText } from '../../text/define-text.ts';

/** Texts of feeds. */
export default defineText({
  en: {
    feedText: 'Subscribe',
  },
  zh: {
    feedText: '订阅',
  },
});
