/** Texts to begin with. */
export type SampleName = 'page' | 'blocks' | 'code' | 'blank';

const english: Record<SampleName, string> = {
  page: `# Green tea

Steep **two grams** in water of 80 °C for two minutes.

::: tip
Boiling water makes it bitter.
:::

## Teas

| Tea | Water |
| --- | --- |
| Green | 80 °C |
| Black | 100 °C |

See [the teas](#teas) again, or write \`$E = mc^2$\`: $E = mc^2$.
`,
  blocks: `---
title: Blocks
---

::: tabs
@tab npm
\`npm create bifolio\`
@tab pnpm
\`pnpm create bifolio\`
:::

::: steps
1. Write.
2. Build.
3. Publish.
:::

::: details Open me
A [[Ctrl]] key, a ==mark==, and {a note}.
:::
`,
  code: `# Code

\`\`\`ts title="greet.ts" {2}
export function greet(name: string): string {
  return \`Hello, \${name}!\`; // [!code highlight]
}
\`\`\`

::: code-tabs
@tab a.js
\`\`\`js
console.log(1);
\`\`\`
@tab b.py
\`\`\`py
print(1)
\`\`\`
:::
`,
  blank: '',
};

const chinese: Record<SampleName, string> = {
  page: `# 绿茶

取**两克**茶叶，用 80 °C 的水泡两分钟。

::: tip
沸水会让茶发苦。
:::

## 茶与水

| 茶 | 水温 |
| --- | --- |
| 绿茶 | 80 °C |
| 红茶 | 100 °C |

再看一遍[茶与水](#茶与水)，或写公式：$E = mc^2$。
`,
  blocks: `---
title: 语法块
---

::: tabs
@tab npm
\`npm create bifolio\`
@tab pnpm
\`pnpm create bifolio\`
:::

::: steps
1. 写作。
2. 构建。
3. 发布。
:::

::: details 点开看看
==标记==的文字。
:::
`,
  code: english.code.replace('# Code', '# 代码'),
  blank: '',
};

/** The samples in the language of the page. */
export const samplesIn = (lang: string): Record<SampleName, string> =>
  lang.startsWith('zh') ? chinese : english;
