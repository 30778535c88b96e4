import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { glob } from 'tinyglobby';
import { findFiles } from '../files/site-files.ts';
import type { MoverRules, OldFolder, SourcePage } from '../form/mover.ts';
import { computedLeft } from '../read/computed-left.ts';
import { isOptions, type Options, textOf, textsOf } from '../read/literals.ts';
import { readModule } from '../read/read-module.ts';
import { plumeFields } from './fields.ts';
import { isCarried, leftOptions, plumeMarkdown, plumeTheme } from './theme-options.ts';

/** What the configs say of a site of VuePress. Its Markdown, and the options of Plume, are ours. */
export async function vuepressRules(old: OldFolder): Promise<MoverRules> {
  const config = await readOptions(old, old.configFile);
  const themes = [
    config.theme,
    ...(await Promise.all(
      THEMES.filter((file) => existsSync(join(old.root, file))).map((file) => readOptions(old, file)),
    )),
  ];
  const theme: Options = Object.assign({}, ...themes.filter(isOptions));
  noteClient(old);
  noteOptions(old, theme);
  const included = await includedFiles(old.root, config);
  return {
    source: '.',
    public: 'public',
    slug: 'mdit',
    config: {
      ...siteOptions(config, theme),
      exclude: textsOf(config.pagePatterns).flatMap((one) =>
        one.startsWith('!') && !one.startsWith('!.') ? [one.slice(1)] : [],
      ),
    },
    theme: plumeTheme(theme),
    markdown: plumeMarkdown(theme),
    folders: [{ from: '.', to: '', kind: 'docs' }],
    files: findFiles(join(old.root, FOLDER)).files.map((file) => ({
      from: posix.join(FOLDER, file),
      to: file.startsWith('public/') ? file : posix.join(FOLDER, file),
    })),
    place: (page) => (included.has(page.path) ? { to: page.path, address: addressOf(page) } : undefined),
    fields: plumeFields,
    prose: (text) => text,
    navigation: () => ({ sidebars: {}, navbar: [] }),
  };
}

/** Its public files move; pages may include others. */
const FOLDER = '.vuepress';

/** Files in which Plume's options may stand besides. */
const THEMES = ['plume.config'].flatMap((name) =>
  ['ts', 'js', 'mjs'].map((ending) => `.vuepress/${name}.${ending}`),
);

async function readOptions({ root, left }: OldFolder, file: string): Promise<Options> {
  const { value, computed } = await readModule(root, file);
  left.push(...computed.filter(({ path }) => isMissed(path)).map(computedLeft));
  return isOptions(value) ? value : {};
}

/** What has no meaning here, or is done by the build. */
const IGNORED =
  /^(?:bundler|theme|source|public|define|alias|plugins|extends\w*|on[A-Z]\w*|markdown|dest|temp|cache|codeHighlighter)(?:\.|$)/;

/** Whether a computed value would have been carried over. */
function isMissed(path: string): boolean {
  const [, ofTheme = ''] = /^theme\.(?:locales\.[^.]+\.)?(\w+)/.exec(path) ?? [];
  return !IGNORED.test(path) || /encrypt/.test(path) || isCarried(ofTheme);
}

async function includedFiles(root: string, { pagePatterns }: Options): Promise<ReadonlySet<string>> {
  const written = textsOf(pagePatterns);
  const patterns = written.length > 0 ? written : ['**/*.md', '!.vuepress', '!node_modules'];
  const found = await glob(
    patterns.filter((one) => !one.startsWith('!')),
    {
      cwd: root,
      ignore: [
        ...patterns.flatMap((one) => (one.startsWith('!') ? [one.slice(1)] : [])),
        '**/node_modules/**',
        '**/.vuepress/**',
      ],
      followSymbolicLinks: false,
    },
  );
  return new Set(found);
}

const addressOf = ({ path, fields }: SourcePage): string =>
  textOf(fields.permalink) ??
  posix.join('/', path.replace(/\.md$/, '.html').replace(/(^|\/)(?:README|index)\.html$/i, '$1'));

function siteOptions(config: Options, theme: Options): Options {
  const host = textOf(theme.hostname);
  const base = textOf(config.base);
  const locales = Object.entries(isOptions(config.locales) ? config.locales : {});
  const titled = (options: unknown) => (isOptions(options) ? options : {});
  const head = (Array.isArray(config.head) ? (config.head as unknown[]) : []).filter(
    (one) =>
      Array.isArray(one) && isOptions(one[1]) && Object.values(one[1]).every((value) => value !== undefined),
  );
  return {
    ...(textOf(config.title ?? titled(locales[0]?.[1]).title) && {
      title: config.title ?? titled(locales[0]?.[1]).title,
    }),
    ...(textOf(config.description) && { description: config.description }),
    ...(host && URL.canParse(host) && { hostname: new URL(host).origin }),
    ...(base && base !== '/' && { base }),
    ...(head.length > 0 && { head }),
    ...(locales.length < 2
      ? { lang: textOf(config.lang) ?? textOf(titled(locales[0]?.[1]).lang) ?? 'en-US' }
      : {
          locales: Object.fromEntries(
            locales.map(([path, options]) => {
              const { lang, title, description } = titled(options);
              return [
                path,
                {
                  lang: lang ?? (path.replaceAll('/', '') || 'en-US'),
                  ...(textOf(title) && { title }),
                  ...(textOf(description) && { description }),
                },
              ];
            }),
          ),
        }),
  };
}

function noteOptions({ configFile, left }: OldFolder, theme: Options): void {
  const names = leftOptions(theme);
  if (names.length === 0) return;
  left.push({
    severity: 'warning',
    what: `Options that are not carried over: ${names.join(', ')}`,
    todo: 'Run `bifolio check --from plume` on the old folder: it says what to write for each.',
    file: configFile,
  });
}

function noteClient({ root, left }: OldFolder): void {
  const file = ['ts', 'js', 'mjs']
    .map((ending) => `.vuepress/client.${ending}`)
    .find((one) => existsSync(join(root, one)));
  if (file)
    left.push({
      severity: 'warning',
      what: 'A client with components of Vue',
      todo: 'Run `bifolio check --from plume` on the old folder: it names each component that pages use.',
      file,
    });
}
