import { defineText } from '../../text/define-text.ts';

/** Texts of lists of posts. */
export default defineText({
  en: {
    pinnedText: 'Pinned',
    lockedText: 'Locked',
    noPostsText: 'No posts yet.',
    paginationLabel: 'Pages',
    pageLabel: 'Page {page}',
    pagePrevText: 'Prev',
    pageNextText: 'Next',
  },
  zh: {
    pinnedText: '置顶',
    lockedText: '已加密',
    noPostsText: '还没有文章。',
    paginationLabel: '分页',
    pageLabel: '第 {page} 页',
    pagePrevText: '上一页',
    pageNextText: '下一页',
  },
});
