import { defineText } from '../../text/define-text.ts';

/** Texts of tags. */
export default defineText({
  en: {
    tagText: 'Tags',
    allPostsText: 'All posts',
    newestPostsText: 'Newest posts',
  },
  zh: {
    tagText: '标签',
    allPostsText: '全部文章',
    newestPostsText: '最新文章',
  },
});
