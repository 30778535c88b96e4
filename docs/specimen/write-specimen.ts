import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { LOOK_NAMES } from '../../packages/theme/src/looks/options.ts';
import { optionsSchema } from '../../packages/theme/src/options.ts';
import { SLOTS } from '../../packages/theme/src/slots.ts';
import { BODY, fieldSamples, optionSamples, pageFields, REFERENCE, siteOptions, UNSEEN } from './samples.ts';
import { type OptionValue, optionValues, type Schema, withValue } from './values.ts';

/** A page to look at. */
export interface SpecimenPage {
  /** Name of its screenshots. */
  name: string;
  /** Path below the base of its site. */
  route: string;
  /** The page that it looks like unless its option shows; that one stands before it. */
  plain?: string;
}

/** A site to build, and its pages. */
export interface SpecimenSite {
  name: string;
  folder: string;
  pages: readonly SpecimenPage[];
}

const here = import.meta.dirname;

/** Writes the sites of the specimen into `folder`: option values and fields, slots in all layouts, and one for each look. */
export function writeSpecimen(folder: string): SpecimenSite[] {
  return [
    writeValues(join(folder, 'values')),
    writeLayouts(join(folder, 'layouts'), 'layouts', {}),
    writeSlots(join(folder, 'slots')),
    ...LOOK_NAMES.filter((look) => look !== 'paper').map((look) =>
      writeLayouts(join(folder, look), `look=${look}`, { look }, ['doc', 'home']),
    ),
  ];
}

const isSeen = ({ path, name }: OptionValue) =>
  ![path[0] ?? '', path.join('.'), name].some((known) => Object.hasOwn(UNSEEN, known));

function writeValues(folder: string): SpecimenSite {
  const fields = optionValues(fieldSchema()).filter(isSeen);
  const options = optionValues(localeSchema()).filter(isSeen);
  const pages = fields.map((field) => {
    const samples = fieldSamples[field.path[0] ?? ''];
    const given =
      field.path.length > 1 && samples ? { ...pageFields, [field.path[0] ?? '']: samples } : pageFields;
    return page('main', `field-${slug(field.name)}`, withValue(given, field));
  });
  const locales = options.map(({ path, ...rest }, at) => {
    const samples = optionSamples[path[0] ?? ''];
    const given = samples === undefined ? {} : { [path[0] ?? '']: samples };
    return { at: `/o${at}/`, dir: `o${at}`, own: withValue(given, { path, ...rest }), name: rest.name };
  });
  const places = {
    '/': 'main',
    '/o/': 'plain',
    ...Object.fromEntries(locales.map((locale) => [locale.at, locale.dir])),
  };
  const owns = Object.fromEntries(
    [{ at: '/o/', own: {} }, ...locales].map(({ at, own }) => [at, { ...own, sidebar: sidebarAt(at) }]),
  );
  writeSite(folder, { locales: places, options: { ...siteOptions, locales: owns } }, [
    page('main', 'plain', pageFields),
    page('main', 'page', pageFields),
    page('main', 'field-plain', pageFields),
    page('plain', 'plain', { ...pageFields, prev: undefined, next: undefined }),
    ...pages,
    ...locales.map(({ dir }) => page(dir, 'plain', { ...pageFields, prev: undefined, next: undefined })),
  ]);
  return {
    name: 'values',
    folder,
    pages: [
      { name: 'field', route: 'field-plain/' },
      { name: 'option', route: 'o/plain/' },
      ...fields.map(({ name }) => ({ name: `field ${name}`, route: `field-${slug(name)}/`, plain: 'field' })),
      ...locales.map(({ name, dir }) => ({
        name: `option ${name}`,
        route: `${dir}/plain/`,
        plain: 'option',
      })),
    ],
  };
}

/** Fields of the frontmatter, as editors read them. */
const fieldSchema = (): Schema =>
  JSON.parse(readFileSync(join(here, '../../packages/theme/frontmatter.schema.json'), 'utf8'));

/** Options that each language can have of its own. */
const localeSchema = (): Schema =>
  z.toJSONSchema(optionsSchema.shape.locales.unwrap().valueType, {
    io: 'input',
    unrepresentable: 'any',
  }) as Schema;

const sidebarAt = (at: string) => ({
  [at]: [{ text: 'Specimen', items: [{ text: 'Plain page', link: `${at}plain/` }] }],
});

interface Layout {
  name: string;
  route: string;
  file: string;
  fields: Record<string, unknown>;
  body?: string;
}

const LAYOUTS: readonly Layout[] = [
  { name: 'doc', route: 'plain/', file: 'plain', fields: pageFields },
  { name: 'reference', route: 'reference/', file: 'reference', fields: pageFields, body: REFERENCE },
  { name: 'page', route: 'page/', file: 'page', fields: { pageLayout: 'page' } },
  { name: 'bare', route: 'bare/', file: 'bare', fields: { pageLayout: false } },
  {
    name: 'friends',
    route: 'friends/',
    file: 'friends',
    fields: {
      pageLayout: 'friends',
      list: [{ name: 'Ana', link: 'https://example.org/', desc: 'Writes about tea.' }],
    },
  },
  {
    name: 'home',
    route: '',
    file: 'README',
    fields: {
      pageLayout: 'home',
      config: [
        {
          type: 'doc-hero',
          hero: {
            name: 'Specimen',
            tagline: 'All of it',
            actions: [{ text: 'Begin', link: '/plain/', theme: 'brand' }],
          },
        },
        {
          type: 'features',
          features: [
            { title: 'One', details: 'A sentence.' },
            { title: 'Two', details: 'Another.' },
          ],
        },
        { type: 'posts' },
      ],
    },
  },
  { name: 'locked', route: 'locked/', file: 'locked', fields: { ...pageFields } },
  {
    name: 'post',
    route: 'post/',
    file: 'blog/first',
    fields: {
      ...post('2026/01/02', ['tea']),
      permalink: '/post/',
      cover: '/mark.svg',
    },
  },
  {
    name: 'second post',
    route: 'second/',
    file: 'blog/second',
    fields: { ...post('2025/01/02', ['ink']), permalink: '/second/' },
  },
];

const GENERATED: readonly SpecimenPage[] = [
  { name: 'posts', route: 'blog/' },
  { name: 'tags', route: 'blog/tags/' },
  { name: 'archives', route: 'blog/archives/' },
  { name: 'categories', route: 'blog/categories/' },
  { name: 'not found', route: '404.html' },
];

function writeLayouts(
  folder: string,
  name: string,
  own: Record<string, unknown>,
  only?: readonly string[],
): SpecimenSite {
  const options = { ...siteOptions, ...own, collections: [{ type: 'post', dir: 'blog', title: 'Blog' }] };
  const extra = { encrypt: { rules: { '/locked/': 'four-quiet-words' } } };
  writeSite(
    folder,
    { locales: { '/': 'main' }, options, extra },
    LAYOUTS.map(({ file, fields, body }) => ({ ...page('main', file, fields), body })),
  );
  const pages = [...LAYOUTS, ...GENERATED].filter((layout) => !only || only.includes(layout.name));
  return {
    name,
    folder,
    pages: pages.map((layout) => ({ name: `${name} ${layout.name}`, route: layout.route })),
  };
}

function writeSlots(folder: string): SpecimenSite {
  const site = writeLayouts(folder, 'slots', {});
  for (const slot of SLOTS) {
    write(join(folder, `slots/${slot}.tsx`), `export default () => <p className="slot">${slot}</p>;\n`);
  }
  return site;
}

function post(day: string, tags: readonly string[]) {
  return { createTime: `${day} 03:04:05`, tags, description: 'What it is about.' };
}

interface SiteWords {
  /** Folder of each locale by its path. */
  locales: Readonly<Record<string, string>>;
  options: Record<string, unknown>;
  extra?: Record<string, unknown>;
}

function writeSite(folder: string, { locales, options, extra = {} }: SiteWords, pages: readonly Page[]) {
  const config = {
    source: 'pages',
    base: '/specimen/',
    styles: ['specimen.css'],
    locales: Object.fromEntries(
      Object.entries(locales).map(([at, dir]) => [at, { lang: 'en-US', label: dir, title: 'Specimen', dir }]),
    ),
    ...extra,
  };
  cpSync(join(here, 'site'), folder, { recursive: true });
  write(
    join(folder, 'bifolio.config.ts'),
    `import { theme } from '@bifolio/theme';\nimport { defineConfig } from 'bifolio';\n\n` +
      `export default defineConfig({ ...${JSON.stringify(config)}, theme: theme(${JSON.stringify(options)}) });\n`,
  );
  for (const { dir, file, fields, body = BODY } of pages) {
    write(
      join(folder, 'pages', dir, `${file}.md`),
      `---\n${JSON.stringify({ title: 'A title of some words', ...fields })}\n---\n\n${body}`,
    );
  }
}

interface Page {
  dir: string;
  file: string;
  fields: Record<string, unknown>;
  /** @default each common element once */
  body?: string;
}

const page = (dir: string, file: string, fields: Record<string, unknown>): Page => ({ dir, file, fields });

const slug = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

function write(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
