import { defineText } from '../../text/define-text.ts';

/** Texts of categories. */
export default defineText({
  en: {
    categoryText: 'Categories',
  },
  zh: {
    categoryText: '分类',
  },
});
