import { join, relative } from 'node:path';
import { BifolioError } from '../../core/errors/bifolio-error.ts';
import { plural } from '../../core/text/plural.ts';
import { blogFolders } from '../new/new-place.ts';
import { loadSiteConfig } from '../options.ts';
import type { Terminal } from '../terminal.ts';

const KINDS = ['post', 'page'];

export interface NewOptions {
  /** Folder of the new file, in the folder of the pages. */
  dir?: string;
  /** Folder of the site. */
  site?: string;
  /** Of a version: its tag or branch. */
  ref?: unknown;
  /** Of a version: the name of what is in the working tree. */
  present?: unknown;
}

/** `bifolio new post|page|version "Title"`. Asks for what is missing when a person can answer. */
export async function newCommand(
  kind: string | undefined,
  title: string | undefined,
  options: NewOptions,
  { log }: Terminal,
): Promise<void> {
  if (kind === 'version') return newVersion(title, options, log);
  const { dir, site } = options;
  if (!kind || !KINDS.includes(kind)) throw unknownKind(kind);
  const config = await loadSiteConfig(site, {});
  const folders = kind === 'post' ? blogFolders(config) : [config.locales[0]?.dir ?? ''];
  const [first] = folders;
  if (dir === undefined && first === undefined) throw noBlog();
  const dialog = process.stdin.isTTY ? { input: process.stdin, output: process.stdout } : undefined;
  const given = title?.trim();
  if (!given && !dialog) throw noTitle(kind);
  const ask = dialog && (await import('../new/ask-new.ts'));
  const folder =
    dir ?? (dialog && ask && folders.length > 1 ? await ask.askFolder(folders, dialog) : (first ?? ''));
  const { createPage } = await import('../new/create-page.ts');
  const asked = given || (dialog && ask ? await ask.askTitle(dialog) : '');
  const file = await createPage(config, { title: asked, folder });
  log.info(`Created ${relative(process.cwd(), join(config.sourceDir, file))}`);
}

async function newVersion(
  title: string | undefined,
  { site, ref, present }: NewOptions,
  log: Terminal['log'],
): Promise<void> {
  const label = title?.trim();
  if (!label) throw noTitle('version', '1.x');
  const { createVersion } = await import('../new/create-version.ts');
  const text = (value: unknown) => (value === undefined ? undefined : String(value));
  const version = { label, ref: text(ref), present: text(present) };
  const made = await createVersion(await loadSiteConfig(site, {}), version);
  const lost = Object.keys(made.redirects).length;
  log.info(
    [
      `Wrote version ${label}, from "${made.ref}" at ${made.address}, into ${relative(process.cwd(), made.file)}.`,
      lost > 0 &&
        `Look at its ${plural(lost, 'new redirect')}: pages that have moved or gone since "${made.ref}".`,
      `In CI, fetch the ref before the build: git fetch --depth 1 origin ${made.isTag ? `tag ${made.ref}` : `${made.ref}:${made.ref}`}`,
    ]
      .filter(Boolean)
      .join('\n'),
  );
}

const unknownKind = (kind: string | undefined) =>
  new BifolioError({
    severity: 'error',
    code: 'unknown-kind',
    message: kind ? `Cannot make a new "${kind}".` : 'Say what to make: a post, a page or a version.',
    hint: `${kind ? 'Use one of: post, page, version. ' : ''}For example: bifolio new post "First snow"`,
  });

const noTitle = (kind: string, example = '"Title"') =>
  new BifolioError({
    severity: 'error',
    code: 'missing-title',
    message: `The new ${kind} has no title.`,
    hint: `Type one: bifolio new ${kind} ${example}`,
  });

const noBlog = () =>
  new BifolioError({
    severity: 'error',
    code: 'no-blog',
    message: 'The site has no collection of posts.',
    hint: "Add one to the theme's options, collections: [{ type: 'post', dir: 'blog' }], or name a folder with --dir.",
  });
