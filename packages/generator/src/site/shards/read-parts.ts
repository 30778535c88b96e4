import { existsSync, statSync } from 'node:fs';
import { BifolioError, type Problem } from '../../core/errors/bifolio-error.ts';
import { generatorVersion } from '../../core/version.ts';
import { isPart, type PartInfo, readPartInfo } from './part-file.ts';
import { type Shard, shardText } from './shard.ts';

/** A part that somebody has named. */
export interface ShardPart extends PartInfo {
  /** As it was named. */
  folder: string;
}

/** Parts that may be used, and why others are not. */
export interface ReadParts {
  parts: ShardPart[];
  /** Shards that no folder is of. A damaged part may be of any, so none is known then. */
  missing: Shard[];
  problems: Problem[];
}

/** The major version of Node.js, which sorting and dates follow. */
export const nodeMajor = (): string => process.versions.node.split('.')[0] ?? '';

/** Reads what folders tell of themselves. Throws when they are no parts of one site. */
export function readParts(folders: readonly string[], site: string): ReadParts {
  if (folders.length === 0) throw new BifolioError(noParts);
  const found = folders.map((folder) => ({ folder, info: infoOf(folder) }));
  const whole = found.flatMap(({ folder, info }): ShardPart[] => (info ? [{ folder, ...info }] : []));
  throwOnMixed(whole, site);
  const damaged = found.filter(({ info }) => !info).map(({ folder }) => unused(folder, 'it is damaged'));
  const foreign = whole.filter(reasonAgainst).map((part) => unused(part.folder, reasonAgainst(part)));
  return {
    parts: whole.filter((part) => !reasonAgainst(part)),
    missing: damaged.length > 0 ? [] : missingOf(whole),
    problems: [...damaged, ...foreign],
  };
}

function missingOf(parts: readonly ShardPart[]): Shard[] {
  const { of = 0 } = parts[0] ?? {};
  const known = new Set(parts.map(({ number }) => number));
  return Array.from({ length: of }, (_, index) => ({ number: index + 1, of })).filter(
    ({ number }) => !known.has(number),
  );
}

function infoOf(folder: string): PartInfo | undefined {
  if (!isPart(folder)) throw new BifolioError(notPart(folder));
  return readPartInfo(folder);
}

function throwOnMixed(parts: readonly ShardPart[], site: string): void {
  const [first] = parts;
  const foreign = parts.find((part) => part.site !== site);
  if (foreign) throw new BifolioError(otherSite(foreign, site));
  const uneven = parts.find(({ of }) => of !== first?.of);
  if (first && uneven) throw new BifolioError(unevenParts(first, uneven));
  for (const [index, part] of parts.entries()) {
    const earlier = parts.slice(0, index).find(({ number }) => number === part.number);
    if (earlier) throw new BifolioError(samePart(earlier, part));
  }
}

/** Why documents of a part may differ from those that this process would make; empty when they do not. */
function reasonAgainst({ bifolio, node }: PartInfo): string {
  if (bifolio !== generatorVersion)
    return `it was built by Bifolio ${bifolio}, and this is ${generatorVersion}`;
  return node === nodeMajor() ? '' : `it was built with Node.js ${node}, and this is ${nodeMajor()}`;
}

/** A part whose pages are rendered anew. */
export const unused = (folder: string, reason: string): Problem => ({
  severity: 'warning',
  code: 'part-unused',
  message: `${folder} is not used: ${reason}.`,
  hint: 'Its pages were rendered here. Build all parts from one commit, with the same config, Bifolio and Node.js.',
});

const mistake = (code: string, message: string, hint: string): Problem => ({
  severity: 'error',
  code,
  message,
  hint,
});

const noParts = mistake(
  'not-a-part',
  'No part is named.',
  'Name the folders that "bifolio build --shard" has written: bifolio merge part-*',
);

function notPart(folder: string): Problem {
  const what = !existsSync(folder)
    ? 'does not exist'
    : statSync(folder).isDirectory()
      ? `is not a part: no "bifolio build --shard" has finished in it`
      : 'is a file';
  return mistake(
    'not-a-part',
    `${folder} ${what}.`,
    'Name the folders of the parts, unpacked: bifolio merge part-1 part-2. Name the folder of the site with --site.',
  );
}

const otherSite = ({ folder, site }: ShardPart, expected: string) =>
  mistake(
    'mixed-parts',
    `${folder} is of the site "${site}", and this one is "${expected}".`,
    'Leave it out, or name the folder of its site with --site.',
  );

const unevenParts = (one: ShardPart, other: ShardPart) =>
  mistake(
    'mixed-parts',
    `${one.folder} is part ${shardText(one)}, but ${other.folder} is part ${shardText(other)}.`,
    `Build all of them with the same number of parts, such as --shard ${shardText({ ...other, of: Math.max(one.of, other.of) })}.`,
  );

const samePart = (one: ShardPart, other: ShardPart) =>
  mistake(
    'mixed-parts',
    `${one.folder} and ${other.folder} are both part ${shardText(one)}.`,
    'Leave one of them out.',
  );
