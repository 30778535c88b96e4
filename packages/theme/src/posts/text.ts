import { defineText } from '../text/define-text.ts';

/** Texts of a blog. */
export default defineText({
  en: {
    postsText: 'Blog',
  },
  zh: {
    postsText: '博客',
  },
});
