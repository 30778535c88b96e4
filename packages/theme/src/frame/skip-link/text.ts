import { defineText } from '../../text/define-text.ts';

/** Texts of the link past the frame. */
export default defineText({
  en: {
    skipToContentText: 'Skip to content',
  },
  zh: {
    skipToContentText: '跳到正文',
  },
});
