import type MarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';
import { pageOf } from '../page-state.ts';

/** A text that was meant as syntax: what keeps it from being that, and what to write instead. */
interface Slip {
  pattern: RegExp;
  why: string;
  meant(match: RegExpExecArray): string;
}

const LINKS: readonly Slip[] = [
  {
    pattern: /(!?\[[^[\]\n]{0,80}\])\(([^\s()<>"'][^()<>"'\n]{0,200}?\s[^()<>"'\n]{0,200}\.[a-z]\w{1,4})\)/i,
    why: 'has a space in its address',
    meant: ([, text, address]) => `${text}(<${address}>)`,
  },
  {
    pattern: /(\[[^[\]\n]{1,80}\]) +\(((?:https?:\/\/|\.{0,2}\/)[^\s()]{1,200}|[^\s()]{1,200}\.mdx?)\)/,
    why: 'has a space between its brackets',
    meant: ([, text, address]) => `${text}(${address})`,
  },
  {
    pattern: /\(([^()[\]\n]{1,80})\)\[((?:https?:\/\/|\.{0,2}\/)[^\s[\]]{1,200}|[^\s[\]]{1,200}\.mdx?)\]/,
    why: 'has its brackets the wrong way round',
    meant: ([, text, address]) => `[${text}](${address})`,
  },
  {
    pattern: /(!?\[[^[\]\n]{0,80}\])\(file:[^\s()]{0,200}?([^\s()/\\]{1,80})\)/i,
    why: 'leads to a disk of your own computer',
    meant: ([, text, name]) => `${text}(./${name}), and put the file beside the page.`,
  },
  {
    pattern: /(\[[^[\]\n]{0,80}\])\((?:javascript|vbscript):\S{0,200}\)/i,
    why: 'would run script',
    meant: ([, text]) => `the address of a page: ${text}(./page.md)`,
  },
];

const HEADING: Slip = {
  pattern: /^(#{2,6})([^#\s].*)/,
  why: 'has no space behind its marks',
  meant: ([, marks, text]) => `${marks} ${text}`,
};

/** On the first line of a page only, since elsewhere a word with one mark may be anything. */
const TITLE: Slip = { ...HEADING, pattern: /^(#)([^#\s!].*)/ };

/** Nothing but words with one mark, at least one of which is no number: what Obsidian calls tags. */
const TAGS: Slip = {
  pattern: /^#(?!\d+$)[^\s#!/]+(?:\s+#[^\s#]+)*$/,
  why: 'is neither a heading nor a list of tags',
  meant: ([tags]) =>
    `# ${tags.slice(1)} for a heading, or tags: [${tags.split(/\s*#/).slice(1).join(', ')}] in the frontmatter.`,
};

/** Tells of the commonest mistakes of those who are new to Markdown, each of which leaves text instead of what was meant. */
export function commonSlips(md: MarkdownIt): void {
  md.core.ruler.push('common_slips', ({ tokens, env }) => {
    const report = (line: number, code: string, message: string, hint: string) =>
      pageOf(env).report({ severity: 'warning', code, line, message, hint });
    for (const [at, { type, content, children, map }] of tokens.entries()) {
      if (type !== 'inline' || !map) continue;
      let line = map[0] + 1;
      const conflict = content.split('\n').findIndex((one) => CONFLICT.test(one));
      if (conflict >= 0) pageOf(env).report({ ...MERGE_CONFLICT, line: line + conflict });
      if (tokens[at - 1]?.type !== 'paragraph_open') continue;
      if (isTable(content))
        report(
          line,
          'table-without-dashes',
          'These lines are no table, so they stay text.',
          'Write a line of dashes below the first, with as many parts: | --- | --- |',
        );
      const [, bullet] = LIST.exec(content) ?? [];
      if (bullet)
        report(
          line,
          'not-quite',
          `Lines that begin with "${bullet}" are no list, so they run on.`,
          'Write - and a space.',
        );
      const look = (text: string, slips: readonly Slip[]) => {
        for (const { pattern, why, meant } of slips) {
          const match = pattern.exec(text);
          if (match)
            report(line, 'not-quite', `"${match[0]}" ${why}; shown as text.`, `Write ${meant(match)}`);
        }
      };
      if (TAGS.pattern.test(content)) look(content, [TAGS]);
      else look(content, at === 1 ? [HEADING, TITLE] : [HEADING]);
      for (const [index, child] of (children ?? []).entries()) {
        if (child.type === 'softbreak' || child.type === 'hardbreak') line += 1;
        if (child.type === 'text') look(child.content + bareLink(children ?? [], index + 1), LINKS);
      }
    }
  });
}

/** A bare address that begins here, and the text behind it. */
const bareLink = (tokens: readonly Token[], at: number) =>
  tokens[at]?.info === 'auto' ? `${tokens[at + 1]?.content}${tokens[at + 3]?.content ?? ''}` : '';

/** Git writes it above our side of a conflict; the line below makes a heading of that side. */
const CONFLICT = /^<{7} \S/;

const MERGE_CONFLICT = {
  severity: 'error',
  code: 'merge-conflict',
  message: 'Two versions of this text are in conflict, and both would be published.',
  hint: 'Keep one of them, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.',
} as const;

/** Two lines with the same sign of no list. */
const LIST = /^([·•－])[ \u3000]?[^·•－\n]+\n\1/;

const isTable = (text: string) => {
  const lines = text.split('\n');
  return lines.length > 1 && lines.every((line) => /^\|.*\|.*\|\s*$/.test(line));
};
