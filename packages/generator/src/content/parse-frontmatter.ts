import { type Document, isMap, LineCounter, parseDocument } from 'yaml';
import { parseOptions } from '../config/parse-options.ts';
import type { Position, Problem } from '../errors.ts';
import { BifolioError } from '../errors.ts';
import { nearest } from '../suggest.ts';
import { FRONTMATTER_KEYS, frontmatterSchema, OTHER_KEYS } from './frontmatter.ts';
import type { Frontmatter } from './page.ts';

export interface ParsedFrontmatter {
  frontmatter: Frontmatter;
  problems: Problem[];
}

/** YAML that begins on the second line of a file, after `---`. */
const FIRST_LINE = 2;

/**
 * The frontmatter of a page, from its YAML. Never throws: broken YAML gives an empty frontmatter, a wrong value is left
 * out, a key that looks like a misspelling stays; each with a problem that names line and column of the file.
 */
export function parseFrontmatter(yaml: string, file: string): ParsedFrontmatter {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const place = (offset: number | undefined): Position => {
    if (offset === undefined) return { file };
    const { line, col } = lines.linePos(offset);
    return { file, line: line + FIRST_LINE - 1, column: col };
  };
  const [error] = document.errors;
  if (error) return { frontmatter: {}, problems: [yamlProblem(error.message, place(error.pos[0]))] };
  const value: unknown = document.toJS();
  if (value === null || value === undefined) return { frontmatter: {}, problems: [] };
  if (!isMap(document.contents)) return { frontmatter: {}, problems: [notKeysProblem(place(0))] };
  const checked = checkFrontmatter(value as Frontmatter);
  const problems = checked.problems.map((problem) => ({
    ...problem,
    ...place(keyOffset(document, problem.option)),
  }));
  return { frontmatter: withPageLayout(checked.frontmatter), problems };
}

/** `layout: home` of VitePress and `home: true` of VuePress are `pageLayout: home`. */
function withPageLayout(frontmatter: Frontmatter): Frontmatter {
  if (frontmatter.pageLayout !== undefined) return frontmatter;
  const layout = frontmatter.home === true ? 'home' : frontmatter.layout;
  return layout === undefined || layout === true ? frontmatter : { ...frontmatter, pageLayout: layout };
}

function checkFrontmatter(value: Frontmatter): ParsedFrontmatter {
  const misspelt = Object.keys(value).flatMap((key) => misspelling(key, value));
  const result = frontmatterSchema.safeParse(value);
  if (result.success) return { frontmatter: result.data, problems: misspelt };
  const wrong = optionProblems(value);
  const bad = new Set(wrong.map(({ option }) => String(option?.[0])));
  const rest = Object.fromEntries(Object.entries(value).filter(([key]) => !bad.has(key)));
  return { frontmatter: frontmatterSchema.parse(rest), problems: [...misspelt, ...wrong] };
}

function optionProblems(value: Frontmatter): Problem[] {
  try {
    parseOptions(frontmatterSchema, value, { noun: 'frontmatter key' });
    return [];
  } catch (error) {
    if (!(error instanceof BifolioError)) throw error;
    return error.problems.map((problem) => ({ ...problem, code: 'invalid-frontmatter' }));
  }
}

function misspelling(key: string, value: Frontmatter): Problem[] {
  if (key in frontmatterSchema.shape || OTHER_KEYS.has(key)) return [];
  const meant = nearest(key, FRONTMATTER_KEYS);
  if (!meant || meant in value) return [];
  return [
    {
      severity: 'warning',
      code: 'unknown-frontmatter',
      message: `The frontmatter key \`${key}\` means nothing here.`,
      hint: `Did you mean \`${meant}\`?`,
      option: [key],
    },
  ];
}

/** Offset of the key at a path, or of the nearest key above it. */
function keyOffset(document: Document, path: Problem['option'] = []): number | undefined {
  let node: unknown = document.contents;
  let found: number | undefined;
  for (const part of path) {
    if (!isMap(node)) break;
    const pair = node.items.find(({ key }) => String(key) === String(part));
    found = (pair?.key as { range?: [number, number, number] } | undefined)?.range?.[0] ?? found;
    node = pair?.value;
  }
  return found;
}

function yamlProblem(message: string, position: Position): Problem {
  return {
    severity: 'error',
    code: 'frontmatter-yaml',
    message: `The frontmatter is not valid YAML: ${message.replace(/\.?$/, '.')}`,
    hint: 'Put values that hold `:`, `#`, quotes or brackets in quotes: `title: "One: two"`.',
    ...position,
  };
}

function notKeysProblem(position: Position): Problem {
  return {
    severity: 'error',
    code: 'frontmatter-yaml',
    message: 'The frontmatter is not a list of keys and values.',
    hint: 'Write one `key: value` to a line between the two `---`.',
    ...position,
  };
}
