import { defineText } from '../../text/define-text.ts';

/** Texts of comments. */
export default defineText({
  en: {
    commentsText: 'Comments',
  },
  zh: {
    commentsText: '评论',
  },
});
