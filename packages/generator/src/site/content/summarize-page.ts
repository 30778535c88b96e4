import type { FrontmatterSchema } from '../../core/contracts/frontmatter.ts';
import type { Frontmatter } from '../../core/contracts/page.ts';
import type { Problem } from '../../core/errors/bifolio-error.ts';
import { readPage } from '../../core/frontmatter/read-page.ts';
import { hasLockedPart } from './locked-part.ts';
import { firstHeading } from './scan-title.ts';

/** All that a scan wants to know of a page's file. */
export interface PageSummary {
  /** Without passwords: a summary is kept on disk. */
  frontmatter: Frontmatter;
  /** Whether it has a password of its own. */
  locked: boolean;
  /** Whether a part of its text opens with a password. */
  hasLockedPart: boolean;
  /** The first heading of the text, when the frontmatter has no title. */
  heading?: string;
  /** Of the whole file. */
  hash: string;
  problems: Problem[];
}

/** Reads a page's file. Throws only when it cannot be read. */
export function summarizePage(path: string, file: string, schema?: FrontmatterSchema): PageSummary {
  const { frontmatter: written, body, hash, problems } = readPage(path, file, schema);
  const { password, ...frontmatter } = written;
  const heading = frontmatter.title ? undefined : firstHeading(body);
  // A copy, because a piece of a text keeps the whole text in memory, and there may be thousands of pages.
  return structuredClone({
    frontmatter,
    locked: Array.isArray(password),
    hasLockedPart: hasLockedPart(body),
    heading,
    hash,
    problems,
  });
}
