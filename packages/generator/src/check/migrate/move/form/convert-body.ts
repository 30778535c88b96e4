import { posix } from 'node:path';
import { maskCode } from '../../../../markdown/dialects/masked-code.ts';
import type { Left } from '../old-site.ts';
import { mapTargets } from '../text/links.ts';
import type { ChangedPage, MoverRules, PlacedPage, SiteIndex } from './mover.ts';
import { decoded } from './site-index.ts';

interface BodyInput {
  rules: MoverRules;
  site: SiteIndex;
  left: Left[];
}

/** The text of a page as Markdown of ours. Links lead where they led. */
export function convertBody(page: PlacedPage, { rules, site, left }: BodyInput): string {
  const context: ChangedPage = {
    page,
    site,
    left: ({ at, ...one }) => left.push({ ...one, file: page.file, ...(at && { line: lineOf(page, at) }) }),
  };
  const written = withClosedFences(page.body);
  const raw = rules.raw?.(written, context) ?? written;
  const { text, unmask } = maskCode(raw, (fence) => rules.fence?.(fence, context) ?? fence);
  const prose = rules.prose(text, context);
  return unmask(mapTargets(prose, (target) => newTarget(target, page, site)));
}

/** In a comment of MDX, a fence may end on the line that ends the comment, which no Markdown knows. */
const withClosedFences = (text: string): string =>
  text.replace(/^([ \t]*(?:`{3,}|~{3,}))[ \t]+\*\/\}/gm, '$1\n*/}');

function lineOf({ body, bodyLine }: PlacedPage, at: string): number {
  const index = body.indexOf(at);
  return index === -1 ? bodyLine : bodyLine + body.slice(0, index).split('\n').length - 1;
}

/** Where a link leads now, when that is not where the same text would lead. */
function newTarget(written: string, page: PlacedPage, site: SiteIndex): string | undefined {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(written) || written === '') return undefined;
  const target = decoded(written);
  return assetTarget(target, page, site) ?? pageTarget(target, page, site);
}

function assetTarget(
  target: string,
  { file, folder, address }: PlacedPage,
  site: SiteIndex,
): string | undefined {
  const places = target.startsWith('/')
    ? [posix.join(folder.from, target), target.slice(1)]
    : [posix.join(posix.dirname(file), target), posix.join(folder.from, address, target)];
  const found = places.map((place) => site.asset(place)).find((place) => place !== undefined);
  return found === undefined ? undefined : encodeURI(found);
}

function pageTarget(target: string, page: PlacedPage, site: SiteIndex): string | undefined {
  if (target.startsWith('/')) return undefined;
  const isFile = /\.(?:mdx?|markdown)$/i.test(target);
  const beside = site.byFile(posix.join(posix.dirname(page.file), target));
  if (isFile && beside) {
    const moved = posix.join(posix.dirname(page.to), target);
    return beside.to === moved ? undefined : encodeURI(beside.address);
  }
  if (/\.(?!html?$)\w+$/i.test(target)) return undefined;
  const found = site.byAddress(posix.join(baseOf(page.address), target));
  return found && encodeURI(found.address);
}

/** What links of a page count from: its own address, or the folder of an address without a slash at its end. */
const baseOf = (address: string) => (address.endsWith('/') ? address : posix.dirname(address));
