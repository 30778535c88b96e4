import { defineText } from '../../text/define-text.ts';

/** Texts of the history of a page. */
export default defineText({
  en: {
    changelogText: 'Page history',
    changelogOnText: '',
    changelogButtonText: 'View all changes',
  },
  zh: {
    changelogText: '变更历史',
    changelogOnText: '于',
    changelogButtonText: '查看所有变更',
  },
});
