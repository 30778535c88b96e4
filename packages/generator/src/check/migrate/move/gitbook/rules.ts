import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gitbookDialect } from '../../../../markdown/dialects/gitbook/gitbook.ts';
import { findFiles } from '../files/site-files.ts';
import type { MoverRules, NewPlace, OldFolder, SourcePage } from '../form/mover.ts';
import { convertLiquid } from '../liquid/convert-liquid.ts';
import { readChapters, sidebarOf } from '../mdbook/summary.ts';
import { isOptions, listOf, type Options, textOf } from '../read/literals.ts';
import { readJson } from '../read/read-json.ts';
import { readModule } from '../read/read-module.ts';
import { tagTemplates } from '../tags/mapped-tags.ts';

const ASSETS = '.gitbook/assets';

/** What `.gitbook.yaml` and the summary say. Pages that the summary does not name were not published. */
export async function gitbookRules(old: OldFolder): Promise<MoverRules> {
  const config = await configOf(old);
  const structure = isOptions(config.structure) ? config.structure : {};
  const source = posix.normalize(textOf(config.root) ?? '.').replace(/\/$/, '');
  const summaryFile = posix.join(source, textOf(structure.summary) ?? 'SUMMARY.md');
  const readme = textOf(structure.readme) ?? 'README.md';
  const summary = existsSync(join(old.root, summaryFile))
    ? readFileSync(join(old.root, summaryFile), 'utf8')
    : '';
  const chapters = readChapters(summary);
  const isBook = old.configFile.startsWith('book.');
  const glossary = textOf(structure.glossary) ?? 'GLOSSARY.md';
  const named = new Set([
    readme,
    ...(isBook ? [glossary] : []),
    ...chapters.flatMap(({ file }) => file?.replace(/\/$/, '/README.md') ?? []),
  ]);
  const templates = tagTemplates(old.root, old.left);
  if (summary === '')
    old.left.push({
      severity: 'error',
      what: 'There is no SUMMARY.md',
      todo: 'Name the folder of the pages.',
      file: old.configFile,
    });
  const address = (path: string) =>
    path === readme ? '/' : posix.join('/', path.replace(/(?:(^|\/)README)?\.md$/i, '$1'));
  return {
    source,
    public: 'public',
    output: ['_book'],
    slug: 'github',
    hasEmoji: !isBook,
    config: { ...(textOf(config.title) && { title: config.title }), lang: textOf(config.language) ?? 'en' },
    theme: {},
    folders: [{ from: source, to: '', kind: '' }],
    files: findFiles(join(old.root, source, ASSETS)).files.map((file) => ({
      from: posix.join(source, ASSETS, file),
      to: `public/assets/${file.replace(/\s+/g, '-')}`,
    })),
    place: (page): NewPlace | undefined =>
      named.has(page.path) ? { to: page.path, address: address(page.path) } : undefined,
    privacy: ({ fields }) => (fields.hidden === true ? 'unlisted' : undefined),
    fields: fieldsOf,
    raw: (body, page) => convertLiquid(body, page, { root: old.root, dialect: gitbookDialect, templates }),
    prose: withEncodedTargets,
    navigation: (site) => {
      const sidebar = sidebarOf(chapters, (file) =>
        /^[a-z]+:/i.test(file)
          ? file
          : site.byFile(posix.join(source, file.replace(/\/$/, '/README.md')))?.address,
      );
      old.left.push(...sidebar.left);
      return { sidebars: { '/': sidebar.items }, navbar: [] };
    },
    redirects: redirectsOf(config, address),
  };
}

async function configOf(old: OldFolder): Promise<Options> {
  if (old.configFile.endsWith('.md')) return {};
  if (!old.configFile.endsWith('.js')) return readJson(old);
  const { value } = await readModule(old.root, old.configFile);
  return isOptions(value) ? value : {};
}

const FOREIGN = ['cover', 'coverY', 'layout', 'hidden', 'icon', 'metaLinks', 'if', 'vars'];

function fieldsOf({ fields }: SourcePage): Readonly<Record<string, unknown>> {
  const layout = isOptions(fields.layout) ? fields.layout : {};
  const outline = isOptions(layout.outline) ? layout.outline : {};
  return {
    ...Object.fromEntries(FOREIGN.filter((name) => name in fields).map((name) => [name, undefined])),
    ...(outline.visible === false && { aside: false }),
  };
}

function redirectsOf({ redirects }: Options, address: (path: string) => string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(isOptions(redirects) ? redirects : {}).flatMap(([from, to]) =>
      listOf(to).flatMap((target) =>
        textOf(target) ? [[posix.join('/', from), address(String(target).replace(/^\.?\//, ''))]] : [],
      ),
    ),
  );
}

/** Links without angle brackets around their targets. */
const withEncodedTargets = (text: string): string =>
  text.replace(
    /(!?\[[^\]\n]*\]\()<([^<>\n]*)>/g,
    (_, before: string, target: string) => before + target.replace(/\s/g, '%20'),
  );
