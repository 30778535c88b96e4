import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { BifolioError } from '../../core/errors/bifolio-error.ts';
import type { ComparedPage } from '../../site/translations/compare/compare-site.ts';
import { statusFindings } from '../../site/translations/status-text.ts';

const block = z.object({
  page: z.string(),
  lang: z.string(),
  hash: z.string().optional(),
  targetHash: z.string().optional(),
});

/** Older versions wrote the list alone. */
const known = z.union([z.array(block), z.object({ findings: z.array(block) })]);

type KnownBlock = z.output<typeof block>;

const keyOf = ({ page, lang, hash, targetHash }: KnownBlock) => [page, lang, hash, targetHash].join(' ');

function blocksOf(text: string): readonly KnownBlock[] {
  const report = known.parse(JSON.parse(text));
  return 'findings' in report ? report.findings : report;
}

/** The blocks that an earlier `status --json` lists. An empty file lists none: there was no lock then. */
export function readKnown(file: string): ReadonlySet<string> {
  try {
    const text = readFileSync(resolve(file), 'utf8').trim();
    return new Set(text ? blocksOf(text).map(keyOf) : []);
  } catch {
    throw new BifolioError({
      severity: 'error',
      code: 'unreadable-status',
      message: `The file "${file}" isn't the output of \`bifolio translate status --json\`.`,
      hint: `Write it on the commit to compare with: bifolio translate status --json > ${file}`,
    });
  }
}

/** Pages without the blocks that were known. */
export const withoutKnown = (pages: readonly ComparedPage[], earlier: ReadonlySet<string>): ComparedPage[] =>
  pages.map((page) => ({
    ...page,
    blocks: page.blocks.filter((block) =>
      statusFindings([{ ...page, blocks: [block] }]).some((one) => !earlier.has(keyOf(one))),
    ),
  }));
