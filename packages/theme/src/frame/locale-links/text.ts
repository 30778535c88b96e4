import { defineText } from '../../text/define-text.ts';

/** Texts of the menu of languages. */
export default defineText({
  en: {
    selectLanguageText: 'Languages',
    selectLanguageAriaLabel: 'Change Language',
  },
  zh: {
    selectLanguageText: '语言',
    selectLanguageAriaLabel: '选择语言',
  },
});
