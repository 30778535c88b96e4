import { defineText } from '../../text/define-text.ts';

/** Texts of chats. */
export default defineText({
  en: {
    chatSelfLabel: 'Me',
  },
  zh: {
    chatSelfLabel: '我',
  },
});
