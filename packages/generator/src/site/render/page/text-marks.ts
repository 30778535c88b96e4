import type { SiteData } from '../../../core/contracts/navigation.ts';
import type { Page } from '../../../core/contracts/page.ts';
import type { Content } from '../content/content.ts';

/** The text of a page in a document. */
export interface TextPlace {
  /** Of the page, relative to the source folder. */
  file: string;
  start: number;
  end: number;
}

const END = '<!--/bifolio-text-->';
const START = /<!--bifolio-text ([\w-]+)-->/;

/**
 * The content of a page between comments that name its file, on sites that ask for them. Nothing of which a part is locked gets any, so
 * what is found between them may be shown elsewhere.
 */
export function withTextMarks(
  content: Content,
  { file, lock, hasLockedPart }: Page,
  { hasTextMarks }: Pick<SiteData, 'hasTextMarks'>,
): Content {
  const isOpen = !lock && !hasLockedPart && !content.lockedParts?.length;
  if (!hasTextMarks || !file || !isOpen) return content;
  const name = Buffer.from(file).toString('base64url');
  return { ...content, html: `<!--bifolio-text ${name}-->${content.html}${END}` };
}

/** Finds the text in a document of such a site; `undefined` when it has none that everybody may read. */
export function findText(document: string): TextPlace | undefined {
  const mark = START.exec(document);
  const end = document.lastIndexOf(END);
  if (!mark || end === -1) return undefined;
  const file = Buffer.from(mark[1] ?? '', 'base64url').toString();
  return { file, start: mark.index + mark[0].length, end };
}
