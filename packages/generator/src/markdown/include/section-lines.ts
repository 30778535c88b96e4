import { createFenceTracker } from '../code/fence-tracker.ts';
import { headingIds } from '../headings/heading-ids.ts';
import { slugify } from '../headings/slug.ts';
import type { SlugStyle } from '../headings/slug-styles.ts';

const heading = /^ {0,3}(#{1,6})[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/;
const ownId = /\{[^{}]*#([^\s{}]+)[^{}]*\}\s*$/;

/**
 * The lines below a heading, up to the next one of its level or above: from `start` up to, not including, `end`. `name` is
 * the heading's id or text. `undefined` when there is no such heading.
 */
export function sectionSpan(
  lines: readonly string[],
  name: string,
): { start: number; end: number } | undefined {
  const headings = headingsOf(lines);
  const at = indexOfHeading(headings, name);
  const found = headings[at];
  if (!found) return undefined;
  const next = headings.slice(at + 1).find(({ level }) => level <= found.level);
  return { start: found.line + 1, end: next?.line ?? lines.length };
}

/** The id of the heading with this id or text. `undefined` when there is no such heading. */
export function headingId(lines: readonly string[], name: string, style: SlugStyle): string | undefined {
  const headings = headingsOf(lines, style);
  return headings[indexOfHeading(headings, name)]?.id;
}

function indexOfHeading(headings: readonly HeadingLine[], name: string): number {
  const wanted = slugify(name);
  const byId = headings.findIndex(({ id }) => id === name || id === wanted);
  return byId === -1 ? headings.findIndex(({ slug }) => slug === wanted) : byId;
}

interface HeadingLine {
  line: number;
  level: number;
  id: string;
  /** The id its text alone would give. */
  slug: string;
}

/** Headings written with number signs, outside of code. */
function headingsOf(lines: readonly string[], style?: SlugStyle): HeadingLine[] {
  const isFence = createFenceTracker();
  const found = lines.flatMap((text, line) => {
    if (isFence(text)) return [];
    const [, signs, title = ''] = heading.exec(text) ?? [];
    return signs ? { line, level: signs.length, title } : [];
  });
  const named = found.map(({ title }) => ({
    own: ownId.exec(title)?.[1],
    words: title.replace(/[*_`]|\{[^{}]*\}\s*$/g, ''),
    written: title,
  }));
  const ids = headingIds(named, style);
  return found.map(({ line, level }, index) => ({
    line,
    level,
    id: ids[index] ?? '',
    slug: slugify(named[index]?.words ?? ''),
  }));
}
