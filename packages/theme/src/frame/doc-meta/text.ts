import { defineText } from '../../text/define-text.ts';

/** Texts of the facts of a page. */
export default defineText({
  en: {
    readingTimeLabel: 'Reading time',
    lessThanMinuteText: 'Less than 1 minute',
    minutesText: 'About {minutes} min',
    wordCountText: '{words} word | {words} words',
    createTimeLabel: 'Written',
    authorLabel: 'Author',
  },
  zh: {
    readingTimeLabel: '阅读时间',
    lessThanMinuteText: '不到 1 分钟',
    minutesText: '约 {minutes} 分钟',
    wordCountText: '{words} 字',
    createTimeLabel: '写于',
    authorLabel: '作者',
  },
});
