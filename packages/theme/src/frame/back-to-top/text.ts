import { defineText } from '../../text/define-text.ts';

/** Texts of the button back to the top. */
export default defineText({
  en: {
    returnToTopLabel: 'Back to top',
  },
  zh: {
    returnToTopLabel: '返回顶部',
  },
});
