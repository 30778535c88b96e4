import { defineText } from '../../text/define-text.ts';

/** Texts of the footer. */
export default defineText({
  en: {
    poweredByText: 'Built with {name}',
  },
  zh: {
    poweredByText: '用 {name} 构建',
  },
});
