import { defineText } from '../../text/define-text.ts';

/** Texts beside a list of posts. */
export default defineText({
  en: {
    postsAsideLabel: 'About this blog',
    postsAsideCloseLabel: 'Close',
    postsListsLabel: 'Post lists',
  },
  zh: {
    postsAsideLabel: '关于本博客',
    postsAsideCloseLabel: '关闭',
    postsListsLabel: '文章列表',
  },
});
