import type { Problem } from '../../../core/errors/bifolio-error.ts';

/** Markdown by names that pages do not have. Written so that names in any case are found. */
export const OTHER_MARKDOWN = '**/*.{mD,Md,[mM][dD][xX],[mM][aA][rR][kK][dD][oO][wW][nN],mdown,mkd}';

/** Whether a file that was found by this glob and that of pages is no page. */
export const isOtherMarkdown = (file: string): boolean => !/\.(?:md|MD|mdx)$/.test(file);

/** What tells the author of a file that looks like a page. */
export function otherMarkdown(file: string): Problem {
  const dot = file.lastIndexOf('.');
  const extension = /^\.mdx$/i.test(file.slice(dot)) ? '.mdx' : '.md';
  return {
    severity: 'warning',
    code: 'other-markdown',
    message: `The file isn't a page, because its name ends in "${file.slice(dot)}".`,
    hint: `Rename it to "${file.slice(file.lastIndexOf('/') + 1, dot)}${extension}", or name it in \`exclude\`.`,
    file,
  };
}
