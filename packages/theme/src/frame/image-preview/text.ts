import { defineText } from '../../text/define-text.ts';

/** Texts of images shown large. */
export default defineText({
  en: {
    imageOpenText: 'View image',
    imageCloseText: 'Close',
    imageZoomText: 'Zoom',
    imagePrevText: 'Previous image',
    imageNextText: 'Next image',
    imageErrorText: 'This image could not be loaded.',
  },
  zh: {
    imageOpenText: '查看图片',
    imageCloseText: '关闭',
    imageZoomText: '缩放',
    imagePrevText: '上一张',
    imageNextText: '下一张',
    imageErrorText: '图片无法加载。',
  },
});
