const words = {
  en: { list: 'Footnotes', back: 'Back to reference' },
  zh: { list: '脚注', back: '回到引用处' },
};

/** What screen readers are told of footnotes. */
export const footnoteWords = (lang: string) => words[/^zh\b/i.test(lang) ? 'zh' : 'en'];
