import { defineText } from '../../text/define-text.ts';

/** Texts of the announcement. */
export default defineText({
  en: {
    bulletinLabel: 'Announcement',
    bulletinCloseText: 'Close announcement',
  },
  zh: {
    bulletinLabel: '公告',
    bulletinCloseText: '关闭公告',
  },
});
