import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from './paths.mjs';

/**
 * @typedef {{ en: string, zh: string, wrong?: string, right?: string }} Message
 * @typedef {{ title: { en: string, zh: string }, messages: Record<string, Message> }} Group
 */

/** @type {Record<string, Group>} The kinds of problems, in groups. */
export const groups = parse(readFileSync(join(root, 'docs/messages.yaml'), 'utf8'));

/** Codes of the problems that the documentation explains. */
export const explained = Object.values(groups).flatMap(({ messages }) => Object.keys(messages));

const intro = {
  en: `---
title: Messages
description: "Every kind of problem that builds, bifolio dev and bifolio check report: what it means and how to fix it."
keywords: [error, warning, error messages, error codes]
outline: 2
---

Each report ends with links to this page. A heading is the code of a kind of problem; ✗ is what causes it, ✓ is what to write instead.
`,
  zh: `---
title: 错误和警告
description: 构建、bifolio dev 和 bifolio check 报告的每一种问题：含义和改法。
keywords: [报错, 错误信息, 警告信息, 错误代码]
outline: 2
---

每份报告的末尾都链接到这里。标题是问题的代码；✗ 是出错的写法，✓ 是应有的写法。
`,
};

/** @param {'en' | 'zh'} lang The page of a language, as Markdown. */
export function messagesPage(lang) {
  const sections = Object.entries(groups).map(
    ([id, { title, messages }]) =>
      `## ${title[lang]} {#${id}}\n\n${Object.entries(messages)
        .map(([code, message]) => section(code, message, lang))
        .join('\n')}`,
  );
  return `${intro[lang]}\n${sections.join('\n')}`;
}

/** @param {string} code @param {Message} message @param {'en' | 'zh'} lang */
function section(code, message, lang) {
  const samples = [sample('✗', message.wrong), sample('✓', message.right)].filter(Boolean);
  const source =
    samples.length > 0
      ? `\n\`\`\`\`text\n${samples.join(samples.some((one) => one?.includes('\n')) ? '\n\n' : '\n')}\n\`\`\`\`\n`
      : '';
  return `### ${code} {#${code}}\n\n${message[lang]}\n${source}`;
}

/** @param {string} mark @param {string} [text] */
const sample = (mark, text) =>
  text && `${mark} ${text.replaceAll('\n', '\n  ').replaceAll('[!code', '[\\!code')}`;
