import { defineText } from '../../text/define-text.ts';

/** Texts of the list of contributors. */
export default defineText({
  en: {
    contributorsText: 'Contributors',
  },
  zh: {
    contributorsText: '贡献者',
  },
});
