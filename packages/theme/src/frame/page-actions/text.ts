import { defineText } from '../../text/define-text.ts';

/** Texts of what readers can do with a page. */
export default defineText({
  en: {
    pageActionsLabel: 'Page actions',
  },
  zh: {
    pageActionsLabel: '本页操作',
  },
});
