import { defineText } from '../../text/define-text.ts';

/** Texts of videos. */
export default defineText({
  en: {
    videoPlayText: 'Play',
    videoFailedText: 'This video cannot be played here. Open the file',
  },
  zh: {
    videoPlayText: '播放',
    videoFailedText: '无法在这里播放这个视频。打开文件',
  },
});
