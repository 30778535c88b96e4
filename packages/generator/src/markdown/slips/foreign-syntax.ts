import { type Slip, slipDetector } from './slip.ts';

const SCRIPT =
  /^(?:import\s(?:[^'"\n]+\sfrom\s*)?['"][^'"\n]+['"]|export\s+(?:const|let|default|function)\s[^\n]*[;{(])[^\n]*$/;

const ADMONITIONS =
  'note|abstract|summary|tldr|info|todo|tip|hint|important|success|check|done|question|help|faq|warning|caution|' +
  'attention|failure|fail|missing|danger|error|bug|example|quote|cite';

/** Lines that another generator reads: each is told once for a page. */
const LINES: readonly (Omit<Slip, 'at'> & Partial<Pick<Slip, 'at'>>)[] = [
  {
    code: 'template-tag',
    sign: '{',
    isOnce: 'message',
    // Hugo's shortcodes; tags of Jekyll, Hexo and GitBook; directives of mdBook.
    pattern: /\{\{([<%])\s*([\w.][\w./-]*)|\{(%)-?\s*(?!end)([a-z][\w-]*)|\{\{#(\w+)/i,
    message: ([, hugo, shortcode, , tag, directive]) => {
      const end = hugo === '<' ? '>' : '%';
      const shown = hugo
        ? `{{${hugo} ${shortcode} … ${end}}}`
        : tag
          ? `{% ${tag} … %}`
          : `{{#${directive} … }}`;
      return `"${shown}" is a template tag; shown as text.`;
    },
    hint: () => 'Write Markdown or a container instead, or name the generator in `markdown.dialects`.',
  },
  {
    code: 'foreign-block',
    pattern: new RegExp(`^(!!!|\\?\\?\\?\\+?) +(${ADMONITIONS})\\b`),
    message: ([, marks, name]) => `The block "${marks} ${name}" is not read; shown as text.`,
    hint: ([, , name]) => `Write \`> [!${name}]\` instead of it, and \`> \` before each of its lines.`,
  },
  {
    code: 'foreign-tab',
    pattern: /^===[!+]? +"([^"\n]+)"\s*$/,
    message: ([, title]) => `The tab "${title}" is not read; shown as text.`,
    hint: ([, title]) =>
      `Write \`::: tabs\` before it, \`@tab ${title}\` instead of it and \`:::\` after it, without indentation.`,
  },
  {
    code: 'foreign-include',
    pattern: /^-+8<-+ +"([^"\n]+)"\s*$/,
    message: ([line]) => `"${line.trim()}" is not read; shown as text.`,
    hint: ([, file]) => `Write <!-- @include: ./${file} -->`,
  },
  {
    code: 'foreign-toc',
    pattern: /^(?:\[TOC\]|\{:\s*toc\s*\}|\[\[_TOC_\]\])\s*$/i,
    message: ([line]) => `"${line.trim()}" is not read; shown as text.`,
    hint: () => 'Write [[toc]]',
  },
  {
    code: 'foreign-script',
    pattern: SCRIPT,
    message: ([line]) => `JavaScript is text in a .md page: "${line.trim()}".`,
    hint: () => 'Name the page .mdx, or remove the line: components in components/ need no import.',
  },
  {
    code: 'foreign-element',
    at: ['line', 'html-line'],
    sign: '<',
    pattern: /<llm-only\b/i,
    message: () => 'Readers see what <llm-only> contains: no text for language models is written.',
    hint: () => 'Remove it.',
  },
  {
    code: 'foreign-comment',
    pattern: /^\{\/\*/,
    message: () => '"{/* … */}" is a comment in .mdx only; shown as text.',
    hint: () => 'Write <!-- … -->',
  },
];

/** How each of them begins, or what it has. */
const SIGNS = /^(?:!!!|\?\?\?|===|-|\[|import\s|export\s)|\{|<llm/i;

/** Tells of syntax that other generators read and that would reach readers as text. */
export const foreignSyntax = slipDetector(
  'foreign_syntax',
  LINES.map((line) => ({ at: ['line'], isOnce: true, ...line })),
  SIGNS,
);
