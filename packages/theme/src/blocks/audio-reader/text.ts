import { defineText } from '../../text/define-text.ts';

/** Texts of recordings. */
export default defineText({
  en: {
    audioPlayText: 'Play',
    audioPauseText: 'Pause',
  },
  zh: {
    audioPlayText: '播放',
    audioPauseText: '暂停',
  },
});
