import { defineText } from '../text/define-text.ts';

/** Texts of the page that is not found. */
export default defineText({
  en: {
    notFound: {
      code: '404',
      title: 'PAGE NOT FOUND',
      quote:
        "But if you don't change your direction, and if you keep looking, you may end up where you are heading.",
      linkLabel: 'Take me home',
      linkText: 'Take me home',
    },
  },
  zh: {
    notFound: {
      code: '404',
      title: '页面未找到',
      quote: '如果你不改变方向，一直找下去，最后到达的，可能就是你正前往的地方。',
      linkLabel: '返回首页',
      linkText: '返回首页',
    },
  },
});
