import { defineText } from '../../text/define-text.ts';

/** Texts of annotations. */
export default defineText({
  en: {
    annotationLabel: 'Note',
  },
  zh: {
    annotationLabel: '注释',
  },
});
