import type MarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';
import { pageOf } from '../page-state.ts';

/** A line that another generator reads: what is told of it. */
interface ForeignLine {
  code: string;
  pattern: RegExp;
  /** Whether it is looked for in blocks of HTML too. @default false */
  inHtml?: true;
  message(match: RegExpExecArray): string;
  hint(match: RegExpExecArray): string;
}

const SCRIPT =
  /^(?:import\s(?:[^'"\n]+\sfrom\s*)?['"][^'"\n]+['"]|export\s+(?:const|let|default|function)\s[^\n]*[;{(])[^\n]*$/;

const ADMONITIONS =
  'note|abstract|summary|tldr|info|todo|tip|hint|important|success|check|done|question|help|faq|warning|caution|' +
  'attention|failure|fail|missing|danger|error|bug|example|quote|cite';

const LINES: readonly ForeignLine[] = [
  {
    code: 'template-tag',
    // Hugo's shortcodes; tags of Jekyll, Hexo and GitBook.
    pattern: /\{\{([<%])\s*([\w./-]+)|\{(%)-?\s*([a-z][\w-]*)/i,
    message: ([, hugo, shortcode, , tag]) => {
      const end = hugo === '<' ? '>' : '%';
      const shown = hugo ? `{{${hugo} ${shortcode} … ${end}}}` : `{% ${tag} … %}`;
      return `"${shown}" is a template tag; shown as text.`;
    },
    hint: () => 'Write Markdown, a container or a component instead.',
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
    inHtml: true,
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

/** Tells of syntax that other generators read and that would reach readers as text: each kind once for a page, where it is first. */
export function foreignSyntax(md: MarkdownIt): void {
  md.core.ruler.push('foreign_syntax', ({ tokens, env }) => {
    const open = new Set(LINES);
    for (const [at, token] of tokens.entries()) {
      const isHtml = token.type === 'html_block';
      if (!token.map || !(isHtml || tokens[at - 1]?.type === 'paragraph_open')) continue;
      for (const [below, line] of textOf(token).split('\n').entries()) {
        for (const kind of open) {
          const match = isHtml && !kind.inHtml ? null : kind.pattern.exec(line);
          if (!match) continue;
          open.delete(kind);
          pageOf(env).report({
            severity: 'warning',
            code: kind.code,
            line: token.map[0] + 1 + below,
            message: kind.message(match),
            hint: kind.hint(match),
          });
        }
      }
    }
  });
}

/** What is no code. */
const textOf = ({ children, content }: Token): string => children?.map(partOf).join('') ?? content;

function partOf({ type, content }: Token): string {
  if (type === 'softbreak' || type === 'hardbreak') return '\n';
  return type === 'text' || type === 'html_inline' ? content : ' ';
}
