import type { SourceRow } from 'bifolio';
import type { Group, Language } from './groups.ts';

const DATA = {
  en: {
    title: 'Messages',
    description:
      'Every kind of problem that builds, bifolio dev and bifolio check report: what it means and how to fix it.',
    keywords: ['error', 'warning', 'error messages', 'error codes'],
  },
  zh: {
    title: '错误和警告',
    description: '构建、bifolio dev 和 bifolio check 报告的每一种问题：含义和改法。',
    keywords: ['报错', '错误信息', '警告信息', '错误代码'],
  },
} as const;

const INTRO = {
  en: 'Each report ends with links to these pages. The name of a page is the code of a kind of problem.',
  zh: '每份报告的末尾都链接到这些页面。页面的名字就是问题的代码。',
} as const;

const COLON = { en: ': ', zh: '：' } as const;

/** The page that lists all kinds of problems. Each has the id that it had when this page explained them all. */
export function listRow(groups: Record<string, Group>, language: Language): SourceRow {
  const sections = Object.entries(groups).map(([id, { title, messages }]) => {
    const entries = Object.entries(messages).map(
      ([code, message]) =>
        `- <span id="${code}"></span>[\`${code}\`](./messages/${code}.md)${COLON[language]}${message[language]}`,
    );
    return `## ${title[language]} {#${id}}\n\n${entries.join('\n')}\n`;
  });
  return {
    path: `${language}/messages.md`,
    data: { ...DATA[language], outline: 2, translation: false },
    text: `\n${INTRO[language]}\n\n${sections.join('\n')}`,
  };
}
