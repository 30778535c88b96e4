import { z } from 'zod';
import { onceOf } from '../cache/once-of.ts';
import { type FrontmatterSchema, layoutOfField } from '../contracts/frontmatter.ts';
import type { Frontmatter } from '../contracts/page.ts';
import type { Problem } from '../errors/bifolio-error.ts';
import { BifolioError } from '../errors/bifolio-error.ts';
import { nearest } from '../errors/nearest.ts';
import { parseOptions } from '../schemas/parse-options.ts';
import { adaptFields, isPrivateField } from './adapt-fields.ts';
import { fieldSlips } from './field-slips.ts';
import { foreignField, isDate } from './foreign-fields.ts';
import { lockSlip, meansPassword } from './lock-slips.ts';
import { readLenientYaml } from './yaml/lenient-yaml.ts';
import { readYaml } from './yaml/read-yaml.ts';
import { repairedLine } from './yaml/repair-yaml.ts';

/** The frontmatter of a page, with what is wrong in it. */
export interface ParsedFrontmatter {
  frontmatter: Frontmatter;
  problems: Problem[];
}

/**
 * The frontmatter of a page, from its YAML. Never throws: broken YAML gives an empty frontmatter, a wrong value is left
 * out, a key that looks like a misspelling stays; each with a problem that names line and column of the file.
 */
export function parseFrontmatter(yaml: string, file: string, schema: FrontmatterSchema): ParsedFrontmatter {
  const read = readYaml(yaml, file);
  const written = 'problem' in read ? readLenientYaml(yaml, file) : read;
  const told: Problem[] =
    'problem' in read ? [{ ...withRepair(read.problem, yaml), severity: written ? 'warning' : 'error' }] : [];
  if (!written) return { frontmatter: {}, problems: told };
  const checked = checkFrontmatter(written.value, schema);
  const problems = checked.problems.map((problem) => ({
    ...problem,
    ...written.placeOf(problem.option),
  }));
  return {
    frontmatter: withCreateTime(withPageLayout(checked.frontmatter)),
    problems: [...told, ...problems],
  };
}

/** With the line to write, where that is plain. */
function withRepair(problem: Problem, yaml: string): Problem {
  const line = repairedLine(yaml);
  return line === undefined ? problem : { ...problem, hint: `Write ${line}` };
}

/** What VuePress, Jekyll, Hexo and Hugo call the layout of a page that has no other. */
const DEFAULT_LAYOUTS: readonly unknown[] = ['Layout', 'default', 'post', 'single', 'docs'];

/** `layout: home` of VitePress and `home: true` of VuePress are `pageLayout: home`; `friends: true` is `pageLayout: friends`. */
function withPageLayout(frontmatter: Frontmatter): Frontmatter {
  if (frontmatter.pageLayout !== undefined) return frontmatter;
  const older = ['home', 'friends'].find((name) => frontmatter[name] === true);
  const layout = older ?? frontmatter.layout;
  const isDefault = layout === undefined || layout === true || DEFAULT_LAYOUTS.includes(layout);
  return isDefault ? frontmatter : { ...frontmatter, pageLayout: layout };
}

/** `date` of most generators is `createTime`. */
const withCreateTime = (frontmatter: Frontmatter): Frontmatter =>
  'createTime' in frontmatter || !isDate(frontmatter.date)
    ? frontmatter
    : { ...frontmatter, createTime: frontmatter.date };

function checkFrontmatter(written: Frontmatter, schema: FrontmatterSchema): ParsedFrontmatter {
  const value = schemaFor(schema)(written).safeParse(written).success
    ? written
    : adaptFields(written, schema.shape);
  const found = [
    ...Object.keys(value).flatMap((key) => unknownField(key, value, schema)),
    ...fieldSlips(value, schema.shape),
  ];
  const result = schemaFor(schema)(value).safeParse(value);
  if (result.success) return { frontmatter: result.data, problems: found };
  const problems = optionProblems(value, schema);
  const bad = new Set(problems.map(fieldAt));
  const isOwn = (key: string) => bad.has(key) && isOfOtherLayout(key, value, schema);
  const pick = (keep: (key: string) => boolean) =>
    Object.fromEntries(Object.entries(value).filter(([key]) => keep(key)));
  return {
    frontmatter: { ...schema.parse(pick((key) => !bad.has(key))), ...pick(isOwn) },
    problems: [...found, ...problems.filter((problem) => !isOwn(fieldAt(problem)))],
  };
}

/** The fields that are written, and those that are never absent: a page has three of sixty, and looking for each takes its time. */
const schemaFor = onceOf(({ shape }: FrontmatterSchema) => {
  const given = Object.keys(z.looseObject(shape).safeParse({}).data ?? shape);
  const known = new Map<string, z.ZodType<Frontmatter>>();
  return (value: Frontmatter) => {
    const fields = Object.keys(shape).filter((key) => Object.hasOwn(value, key) || given.includes(key));
    const name = fields.join();
    const own =
      known.get(name) ??
      z.looseObject(Object.fromEntries(fields.map((key) => [key, shape[key as keyof typeof shape]])));
    known.set(name, own);
    return own;
  };
});

const fieldAt = ({ option }: Problem) => String(option?.[0]);

function isOfOtherLayout(key: string, value: Frontmatter, { shape }: FrontmatterSchema): boolean {
  const layout = layoutOfField((shape as Readonly<Record<string, z.ZodType>>)[key]);
  return layout !== undefined && layout !== withPageLayout(value).pageLayout;
}

function optionProblems(value: Frontmatter, schema: FrontmatterSchema): Problem[] {
  try {
    parseOptions(schema, value, { noun: 'frontmatter field' });
    return [];
  } catch (error) {
    if (!(error instanceof BifolioError)) throw error;
    return error.problems.map((problem) => ({
      ...problem,
      code: 'invalid-frontmatter',
      // Other generators mean other things by a name; only what keeps a page from readers must be clear.
      severity: isPrivateField(fieldAt(problem)) ? 'error' : 'warning',
    }));
  }
}

function unknownField(key: string, value: Frontmatter, { shape }: FrontmatterSchema): Problem[] {
  if (Object.hasOwn(shape, key)) return [];
  const told = foreignField(key, value) ?? lockSlip(key, value);
  if (told) return [told];
  const meant = meansPassword(key) ? 'password' : nearest(key, Object.keys(shape));
  if (!meant || meant in value) return [];
  return [
    {
      // A page that was to be locked must not become public for a slip of the pen.
      severity: meant === 'password' ? 'error' : 'warning',
      code: 'unknown-frontmatter',
      message: `Unknown frontmatter field \`${key}\`.`,
      hint: `Did you mean \`${meant}\`?`,
      option: [key],
    },
  ];
}
