import { defineText } from '../../text/define-text.ts';

/** Texts of fields. */
export default defineText({
  en: {
    fieldRequiredText: 'Required',
    fieldOptionalText: 'Optional',
    fieldDeprecatedText: 'Deprecated',
    fieldDefaultText: 'Default',
  },
  zh: {
    fieldRequiredText: '必填',
    fieldOptionalText: '可选',
    fieldDeprecatedText: '已弃用',
    fieldDefaultText: '默认值',
  },
});
