import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '../../core/contracts/page.ts';
import type { Problem } from '../../core/errors/bifolio-error.ts';
import { placeOfText } from '../../core/errors/place-of-text.ts';
import { sourcePath } from '../../core/frontmatter/source-path.ts';
import type { ReadDocument } from './read-document.ts';

/** A page of the output. */
export interface AuditedPage {
  page: Page;
  /** Its address: `/docs/guide/`. */
  address: string;
  document: ReadDocument;
}

/** One question that an audit asks of all pages. */
export interface Audit {
  add(page: AuditedPage): void;
  /** Asked once all pages are read. @default nothing */
  end?(): void;
}

/** What an audit has to say of a page; `text`: what may stand in its source. */
export interface AuditFinding extends Pick<Problem, 'code' | 'message' | 'hint'> {
  page?: Page;
  text?: string;
}

export type Report = (finding: AuditFinding) => void;

/** Collects findings as warnings, with their places in the sources. */
export function collectFindings(sourceDir: string): { report: Report; problems: Problem[] } {
  const problems: Problem[] = [];
  return {
    problems,
    report: ({ page, text, ...said }) =>
      void problems.push({
        severity: 'warning',
        ...said,
        ...(page?.file && place(sourceDir, page, text)),
      }),
  };
}

const place = (sourceDir: string, page: Page, text?: string) => ({
  file: page.file,
  ...(text && placeOfText(sourcePath(sourceDir, page), text)),
});

/** Whether search engines are asked to list a page. */
export const mayBeListed = ({ document }: AuditedPage): boolean =>
  !/\bnoindex\b/i.test(document.meta.get('robots') ?? '');

/** A file of the output; empty for none. */
export function outputText(outDir: string, file: string): string {
  try {
    return readFileSync(join(outDir, file), 'utf8');
  } catch {
    return ''; // Not every site has one.
  }
}
