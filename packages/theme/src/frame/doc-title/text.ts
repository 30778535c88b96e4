import { defineText } from '../../text/define-text.ts';

/** Texts beside the title of a page. */
export default defineText({
  en: {
    draftText: 'Draft',
  },
  zh: {
    draftText: '草稿',
  },
});
