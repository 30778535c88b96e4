import { defineText } from '../../text/define-text.ts';

/** Texts of the archives. */
export default defineText({
  en: {
    archiveText: 'Archives',
    archiveTotalText: 'Posts: {count}',
    archiveMoreText: 'All posts of {year}',
  },
  zh: {
    archiveText: '归档',
    archiveTotalText: '{count} 篇',
    archiveMoreText: '{year} 年的全部文章',
  },
});
