import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.mjs';

/** Words that were rewritten everywhere, and what to write instead. */
const AVOIDED = {
  en: {
    'stays? text': 'is shown as text',
    'leads? nowhere': 'is broken',
    'twins?': 'translation',
    'blanks?': 'space',
    'colours?': 'color',
    'licences?': 'license',
    'mend(?:s|ed)?': 'fix',
    wins: 'takes precedence',
    'last word': 'takes precedence',
    'stands?': 'is',
    'lies?': 'is',
    'style sheets?': 'stylesheet',
    "one's": 'your',
    'put before': 'prefix',
    'when it is asked for': 'with the option',
  },
  zh: {
    孪生: '译文',
    集合: '文集',
    打包工具: '打包器',
    屏幕阅读器: '读屏软件',
    散列: '哈希',
    许可证: '许可协议',
    折叠框: '折叠面板',
    配置项: '选项',
    主视觉: '首屏',
    大纲: '本页目录',
    成品: '输出',
    产物: '输出',
    提醒: '警告',
    简介: '描述',
    变更日志: '变更历史',
    此页内容: '本页目录',
    谁也不: '不',
    放哪儿: '任何托管平台',
    各按各: '遵循各自',
  },
} as const;

/** A page without frontmatter, code and the addresses of links. */
const proseOf = (text: string) =>
  text
    .replace(/^---\n.*?\n---\n/s, '')
    .replaceAll(/^( *)(`{3,}).*?^\1\2 *$/gms, '')
    .replaceAll(/`[^`]*`|\]\([^)]*\)/g, '');

test.each(['en', 'zh'] as const)('the documentation in %s keeps to its words', (language) => {
  const folder = join(root, 'docs', language);
  const pages = globSync('{config,guide,tools,demos}/**/*.md', { cwd: folder });
  const word = (text: string) => new RegExp(language === 'en' ? `\\b(?:${text})\\b` : text);
  const found = pages.flatMap((page) => {
    const prose = proseOf(readFileSync(join(folder, page), 'utf8'));
    return Object.entries(AVOIDED[language]).flatMap(([avoided, better]) => {
      const [hit] = word(avoided).exec(prose) ?? [];
      return hit ? [`${page}: "${hit}"; write "${better}"`] : [];
    });
  });
  expect(pages.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
