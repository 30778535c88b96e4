import { defineText } from '../../text/define-text.ts';

/** Texts of carousels. */
export default defineText({
  en: {
    carouselLabel: 'Images',
    carouselRoleText: 'carousel',
    carouselSlideRoleText: 'slide',
    carouselPauseText: 'Pause',
    carouselPlayText: 'Play',
  },
  zh: {
    carouselLabel: '图片',
    carouselRoleText: '轮播',
    carouselSlideRoleText: '轮播项',
    carouselPauseText: '暂停',
    carouselPlayText: '播放',
  },
});
