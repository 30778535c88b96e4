import { extname } from 'node:path';
import type { LoadedConfig } from '../config/load.ts';
import type { Page } from '../content/page.ts';
import { BifolioError, type Problem } from '../errors/bifolio-error.ts';
import { withBase } from '../routing/url.ts';
import { type Bytes, toBase64Url } from './cryptography/encoding.ts';
import { type Opener, seal, sealBytes } from './cryptography/seal.ts';
import { subtle } from './cryptography/subtle.ts';
import { readEnvironment } from './environment.ts';
import { createKeyring, type KnownHashes } from './keyring.ts';
import { pack } from './pack.ts';
import { SEALED_FOLDER, type Sealed, type SealedLock } from './protocol.ts';
import { resolvePasswords } from './resolve-passwords.ts';
import { pagePasswords, sitePasswords } from './site-passwords.ts';

/** Puts an encrypted file into the output. `name` is its path there. */
export type WriteSealed = (name: string, content: Bytes) => void;

/** Encrypts what locked pages hold. */
export interface PageSeals {
  /** The whole document that readers with a password see. */
  document(page: Page, html: string): Promise<SealedLock>;
  /** Warnings for passwords in the page's frontmatter that are guessed soon. */
  weaknesses(page: Page): Promise<readonly Problem[]>;
  /** A file that a locked page shows. Gives its address, which holds its key and so belongs into sealed documents only. */
  file(page: Page, path: string, content: Bytes): Promise<string>;
  /** What a part of a page holds. `written`: its passwords as the author wrote them. */
  part(page: Page, index: number, written: readonly string[]): Promise<PartSeals>;
  /** What search may find in a page, or in a part of it with these passwords, once somebody has opened it. */
  search(page: Page, written?: readonly string[]): Promise<SearchSeals>;
}

/** The same for one part of a page. */
export interface PartSeals {
  content(html: string): Promise<SealedLock>;
  file(path: string, content: Bytes): Promise<string>;
  /** Warnings for passwords that are guessed soon. */
  weaknesses: readonly Problem[];
}

/** The same for texts of many pages that the same people may open. */
export interface SearchSeals {
  /** Stands for those people, in memory only. */
  circle: string;
  /** The locks whose passwords open them. */
  labels: readonly string[];
  /** Encrypts what leads to the rest, for some of the locks. `name`: what it is the index of. */
  contents(name: string, content: Bytes, labels: readonly string[]): Promise<Sealed>;
  /** Encrypts a file, with a key that belongs into the contents. */
  file(content: Bytes): Promise<{ data: Bytes; key: string }>;
}

export interface PageSealsOptions {
  config: Pick<LoadedConfig, 'root' | 'sourceDir' | 'base' | 'hostname' | 'title' | 'encrypt'>;
  write: WriteSealed;
  /** Shared with other seals of this site, so that a password is hashed once. @default own ones */
  hashes?: KnownHashes;
}

/** Pages with passwords of their own are sealed one after the other, so the keys of few are kept. */
const MOST_RECENT = 16;

/** Who may open something, and what is wrong with their passwords. */
interface Openers {
  openers: Opener[];
  weaknesses: readonly Problem[];
}

/** Makes the seals of a site. Keys are derived when a locked page is first met; a site without locks pays nothing. */
export function createPageSeals({ config, write, hashes }: PageSealsOptions): PageSeals {
  const { base, hostname, title, encrypt } = config;
  const environment = readEnvironment(config.root);
  const keyring = createKeyring(
    `${hostname ?? title}${base}`,
    sitePasswords(config, environment).passwords,
    hashes,
  );
  const hours = typeof encrypt?.expires === 'number' ? encrypt.expires : undefined;
  const known = new Map<string, Promise<Openers>>();

  const recent = new Set<string>();

  function findOnce(page: Page): Promise<Openers> {
    const circle = circleOf(page);
    const openers = known.get(circle) ?? findOpeners(page);
    known.set(circle, openers);
    if (page.lock?.own) recent.add(circle);
    for (const old of [...recent].slice(0, -MOST_RECENT)) {
      recent.delete(old);
      known.delete(old);
    }
    return openers;
  }

  const openersOf = async (page: Page) => (await findOnce(page)).openers;

  async function openersOfPart(page: Page, written: readonly string[]): Promise<Openers> {
    const { separator } = encrypt ?? {};
    const { passwords, problems } = resolvePasswords(written, { environment, separator });
    if (problems.length > 0) throw new BifolioError(problems);
    if (passwords.length === 0) throw new BifolioError(partWithoutPassword);
    const openers = await keyring.openersOfPart(page.route, passwords);
    return { openers, weaknesses: await judge(passwords, 'The password of this part') };
  }

  async function findOpeners(page: Page): Promise<Openers> {
    const { lock } = page;
    if (!lock) throw new Error(`${page.route} is not locked.`);
    const own = lock.own ? pagePasswords(page.file, config, environment) : { passwords: [], problems: [] };
    if (own.problems.length > 0) throw new BifolioError(own.problems);
    const openers = await keyring.openersOf({ route: page.route, lock, passwords: own.passwords });
    if (openers.length === 0) nobodyOpens(page);
    const weaknesses = await judge(own.passwords, 'The password of this page');
    return { openers, weaknesses: weaknesses.map((problem) => ({ ...problem, option: ['password'] })) };
  }

  async function sealedLock(
    scope: SealedLock['scope'],
    place: string,
    html: string,
    openers: readonly Opener[],
  ): Promise<SealedLock> {
    const kind = scope === 'part' ? 'part' : 'page';
    const content = pack(html);
    const sealed = await seal(content, { kind, name: place }, { salt: await keyring.salt(), openers });
    return { scope, place, hours, sealed };
  }

  async function sealedFile(path: string, content: Bytes, openers: readonly Opener[]): Promise<string> {
    const { data, key } = await sealFile(content, openers);
    const digest = Buffer.from(await subtle().digest('SHA-256', data));
    const name = `${SEALED_FOLDER}/${digest.toString('hex', 0, 16)}.bin`;
    write(name, data);
    return `${withBase(base, `/${name}`)}#${key}${extname(path).toLowerCase() || '.'}`;
  }

  return {
    async document(page, html) {
      return sealedLock(page.lock?.scope ?? 'page', page.route, html, await openersOf(page));
    },
    weaknesses: async (page) => (await findOnce(page)).weaknesses,
    file: async (page, path, content) => sealedFile(path, content, await openersOf(page)),
    async part(page, index, written) {
      const { openers, weaknesses } = await openersOfPart(page, written);
      return {
        weaknesses,
        content: (html) => sealedLock('part', `${page.route}#${index}`, html, openers),
        file: (path, content) => sealedFile(path, content, openers),
      };
    },
    async search(page, written) {
      const { openers } = await (written ? openersOfPart(page, written) : findOnce(page));
      return {
        circle: written ? JSON.stringify([page.route, written]) : circleOf(page),
        labels: [...new Set(openers.map(({ label }) => label))],
        contents: async (name, content, labels) => {
          const those = openers.filter(({ label }) => labels.includes(label));
          return seal(content, { kind: 'search', name }, { salt: await keyring.salt(), openers: those });
        },
        file: (content) => sealFile(content, openers),
      };
    },
  };
}

/** Loads the list of common passwords: sites whose passwords come from elsewhere do without. */
async function judge(passwords: readonly string[], whose: string): Promise<Problem[]> {
  if (passwords.length === 0) return [];
  const { weakPasswords } = await import('./weak-passwords.ts');
  return weakPasswords(passwords, whose);
}

/** A name for those who may open a page. */
const circleOf = ({ route, lock }: Page) => JSON.stringify([lock?.rules, lock?.own && route]);

async function sealFile(content: Bytes, openers: readonly Opener[]): Promise<{ data: Bytes; key: string }> {
  const { data, key } = await sealBytes(content, { kind: 'file', name: '' }, openers);
  const raw = await subtle().exportKey('raw', key);
  return { data, key: toBase64Url(new Uint8Array(raw)) };
}

function nobodyOpens({ file }: Page): never {
  throw new BifolioError({
    severity: 'error',
    code: 'lock-without-key',
    file,
    message: 'This page is locked, but no password opens it.',
    hint: 'Write `password: …` into its frontmatter, or a password for its rule in `encrypt.rules`.',
  });
}

const partWithoutPassword: Problem = {
  severity: 'error',
  code: 'lock-without-key',
  message: 'This part is locked, but has no password.',
  hint: 'Write `::: encrypt password="…"`, or set `markdown.encrypt.password` for all parts.',
};
