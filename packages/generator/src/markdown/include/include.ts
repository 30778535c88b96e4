import { dirname, join } from 'node:path';
import type { MarkdownEnvironment, PageLink } from '../../core/contracts/markdown.ts';
import type { Problem } from '../../core/errors/bifolio-error.ts';
import { strayFrontmatter } from '../../core/frontmatter/stray-frontmatter.ts';
import { createCodeTracker } from '../code/code-tracker.ts';
import { type DialectName, inDialects } from '../dialects/dialects.ts';
import { findNamed } from '../dialects/find-named.ts';
import { rewriteLines } from '../dialects/rewrite-lines.ts';
import type { TagTemplates } from '../dialects/tags/templates.ts';
import type { ObsidianOptions } from '../links/obsidian-options.ts';
import { emptyRange } from './empty-range.ts';
import { createIncludeReader, type IncludeReader } from './include-file.ts';
import type { IncludeOptions } from './include-options.ts';
import {
  hasFrontmatter,
  type Include,
  parseInclude,
  type SelectedLines,
  selectLines,
} from './include-range.ts';
import { atPlace, type LinePlace, placeWithin } from './line-place.ts';
import { isLostInclude, lostInclude } from './lost-include.ts';
import { openedPart } from './opened-part.ts';
import { findSectionEmbed } from './section-embeds.ts';
import { createSourceMap, type LineOrigin, type SourceMap } from './source-map.ts';

/** A page's text with its includes in place. */
export interface ExpandedSource {
  source: SourceMap;
  /** Included files relative to the source folder, those that are missing too. */
  dependencies: string[];
  problems: Problem[];
  /** Links that were replaced by what they lead to. */
  links: PageLink[];
}

/** Which lines stand for other text. */
interface ExpansionOptions {
  /** `<!-- @include: ./part.md -->`. */
  include: IncludeOptions;
  /** `![[Page#Heading]]` is one of these. */
  obsidian: ObsidianOptions;
  /** Other generators whose Markdown is read. */
  dialects: readonly DialectName[];
  /** What tags become that dialects have no rule for. */
  shortcodes: TagTemplates;
}

const deepest = 10;
/** Lines that includes may add to one page. */
const mostLines = 200_000;

interface Expansion {
  environment: MarkdownEnvironment;
  options: ExpansionOptions;
  reader: IncludeReader;
  links: PageLink[];
  lines: string[];
  origins: LineOrigin[];
  problems: Problem[];
}

/** Replace lines that stand for the text of other files, before anything is parsed. Code is left alone. */
export function expandIncludes(
  text: string,
  environment: MarkdownEnvironment,
  options: ExpansionOptions,
): ExpandedSource {
  const page = { file: environment.file, offset: environment.lineOffset ?? 1 };
  const isPlain =
    !(options.include && text.includes('@include:')) && !(embedsPages(options) && text.includes('![['));
  if (isPlain && options.dialects.length === 0)
    return { source: createSourceMap(text, page), dependencies: [], problems: [], links: [] };
  const dependencies = new Set<string>();
  const reader = createIncludeReader(environment, (file) => dependencies.add(file));
  const expansion: Expansion = {
    environment,
    options,
    reader,
    lines: [],
    origins: [],
    problems: [],
    links: [],
  };
  const lines = text.split(/\r?\n/);
  const numbers = lines.map((_, index) => page.offset + index);
  expand(expansion, inOurs(expansion, { file: page.file, lines, numbers, cut: 0 }), NOWHERE, []);
  const { resolveLinkPath: link = true, resolveImagePath: image = true } = options.include || {};
  const source = createSourceMap(expansion.lines.join('\n'), page, expansion.origins, { link, image });
  const { problems, links } = expansion;
  return { source, dependencies: [...dependencies], problems, links };
}

/** The lines of a file that a page wants. */
interface IncludedPart extends SelectedLines {
  file: string;
}

const NOWHERE: LinePlace = { first: '', rest: '' };

/** The part in our Markdown. Files that are no Markdown have no dialect. */
function inOurs({ options, reader, environment }: Expansion, part: IncludedPart): IncludedPart {
  if (options.dialects.length === 0 || !/\.(?:md|markdown)$/i.test(part.file)) return part;
  const page = {
    file: part.file,
    find: findNamed(part.file, environment, reader),
    shortcodes: options.shortcodes,
  };
  return { ...part, ...rewriteLines(part, inDialects(options.dialects), page) };
}

/** `parents` are the files that led here. */
function expand(
  expansion: Expansion,
  part: IncludedPart,
  place: LinePlace,
  parents: readonly string[],
): void {
  const { options, problems } = expansion;
  const isCode = createCodeTracker();
  const { inCode = false } = options.include || {};
  let isFirst = true;
  for (const [index, line] of part.lines.entries()) {
    const origin = { file: part.file, line: part.numbers[index] ?? 1 };
    const isText = !isCode(line) || inCode;
    const include = isText ? findInclude(expansion, line, origin, parents.length > 0) : undefined;
    if (isText && !include && options.include && isLostInclude(line, options.include))
      problems.push({ ...lostInclude, ...origin });
    const inside = include && openInclude(expansion, include, origin, [...parents, part.file]);
    // A list item that begins with empty lines would end there.
    if (isFirst && line === '' && place.first !== place.rest) continue;
    if (inside)
      expand(expansion, inside, placeWithin(place, include.place, isFirst), [...parents, part.file]);
    else {
      const before = isFirst ? place.first : place.rest;
      expansion.lines.push(atPlace(before, include ? escapeMark(line) : line));
      expansion.origins.push({ ...origin, shift: before.length - part.cut + (part.shifts?.[index] ?? 0) });
    }
    isFirst = false;
  }
}

/** What a line stands for, if it is one of these. An embed is also a link, so that it is known when its page is gone. */
function findInclude(
  { options, environment, links }: Expansion,
  line: string,
  origin: LineOrigin,
  isIncluded: boolean,
): Include | undefined {
  const { deep = true, useComment = true } = options.include || {};
  const include = options.include && (deep || !isIncluded) ? parseInclude(line, useComment) : undefined;
  if (include || !embedsPages(options) || !line.includes('![[')) return include;
  const embed = findSectionEmbed(line, environment, origin);
  if (embed) links.push(embed.link);
  return embed && { ...embed, isPage: true };
}

const embedsPages = ({ obsidian }: ExpansionOptions) => obsidian !== false && obsidian.embedLink;

/** A line that could not be replaced stays visible. */
const escapeMark = (line: string) => line.replace('<!--', '\\<!--').replace('![[', '!\\[\\[');

function openInclude(
  expansion: Expansion,
  include: Include,
  origin: LineOrigin,
  chain: string[],
): IncludedPart | undefined {
  const path = includedPath(expansion, include, origin);
  const opened = expansion.reader.open(path, origin.file);
  const fail = (code: string, message: string, hint: string) => {
    expansion.problems.push({ severity: 'error', code, ...origin, message, hint });
    return undefined;
  };
  if ('problem' in opened) return fail(...opened.problem);
  if (chain.length > deepest || chain.includes(opened.file)) {
    return fail(
      'include-loop',
      `Including "${include.path}" here never ends: ${[...chain, opened.file].join(' → ')}.`,
      'Take one of these includes out.',
    );
  }
  const selected = selectLines(opened.lines, include);
  if (!selected)
    return fail(
      'include-region',
      `"${include.path}" has no region and no heading "${include.region}".`,
      `Put "#region ${include.region}" and "#endregion ${include.region}" in comments of that file, or name a heading by its id.`,
    );
  const unlocked = openedPart(opened.lines, selected.numbers, include.path);
  if (unlocked) return fail(unlocked.code, unlocked.message, unlocked.hint);
  if (expansion.lines.length + selected.lines.length > mostLines)
    return fail(
      'include-size',
      `The includes of this page add up to more than ${mostLines} lines.`,
      'Include less, or split the page.',
    );
  expansion.problems.push(...shownFrontmatter(opened, include));
  const empty = emptyRange(opened.lines, include);
  if (empty) expansion.problems.push({ ...empty, ...origin });
  return inOurs(expansion, { file: opened.file, ...selected });
}

/** A part that begins with what was meant as a frontmatter would show it. */
const shownFrontmatter = (
  { file, lines }: { file: string; lines: string[] },
  { from = 1, region }: Include,
) =>
  from > 1 || region !== undefined || hasFrontmatter(lines) ? [] : strayFrontmatter(lines.join('\n'), file);

/** The path of an include, or what the site makes of it. */
function includedPath({ options, environment }: Expansion, { path, isPage }: Include, { file }: LineOrigin) {
  const { resolvePath } = options.include || {};
  return isPage || !resolvePath ? path : resolvePath(path, join(environment.sourceDir, dirname(file)));
}
