import { extname } from 'node:path';
import type { LoadedConfig } from '../config/load.ts';
import type { Page } from '../content/page.ts';
import { BifolioError, type Problem } from '../errors/bifolio-error.ts';
import { withBase } from '../routing/url.ts';
import { type Bytes, toBase64Url } from './cryptography/encoding.ts';
import { pack } from './cryptography/pack.ts';
import { type Opener, seal, sealBytes } from './cryptography/seal.ts';
import { subtle } from './cryptography/subtle.ts';
import { readEnvironment } from './environment.ts';
import { createKeyring } from './keyring.ts';
import { SEALED_FOLDER, type SealedLock } from './protocol.ts';
import { resolvePasswords } from './resolve-passwords.ts';
import { pagePasswords, sitePasswords } from './site-passwords.ts';

/** Puts an encrypted file into the output. `name` is its path there. */
export type WriteSealed = (name: string, content: Bytes) => void;

/** Encrypts what locked pages hold. */
export interface PageSeals {
  /** The whole document that readers with a password see. */
  document(page: Page, html: string): Promise<SealedLock>;
  /** A file that a locked page shows. Gives its address, which holds its key and so belongs into sealed documents only. */
  file(page: Page, path: string, content: Bytes): Promise<string>;
  /** What a part of a page holds. `written`: its passwords as the author wrote them. */
  part(page: Page, index: number, written: readonly string[]): Promise<PartSeals>;
}

/** The same for one part of a page. */
export interface PartSeals {
  content(html: string): Promise<SealedLock>;
  file(path: string, content: Bytes): Promise<string>;
}

export interface PageSealsOptions {
  config: Pick<LoadedConfig, 'root' | 'sourceDir' | 'base' | 'hostname' | 'title' | 'encrypt'>;
  write: WriteSealed;
}

/** Makes the seals of a site. Keys are derived when a locked page is first met; a site without locks pays nothing. */
export function createPageSeals({ config, write }: PageSealsOptions): PageSeals {
  const { base, hostname, title, encrypt } = config;
  const environment = readEnvironment(config.root);
  const keyring = createKeyring(`${hostname ?? title}${base}`, sitePasswords(config, environment).passwords);
  const hours = typeof encrypt?.expires === 'number' ? encrypt.expires : undefined;
  const known = new Map<string, Promise<Opener[]>>();

  function openersOf(page: Page): Promise<Opener[]> {
    const { lock } = page;
    if (!lock) throw new Error(`${page.route} is not locked.`);
    const name = JSON.stringify([lock.rules, lock.own && page.route]);
    const openers = known.get(name) ?? findOpeners(page, lock);
    known.set(name, openers);
    return openers;
  }

  async function findOpeners(page: Page, lock: NonNullable<Page['lock']>): Promise<Opener[]> {
    const own = lock.own ? pagePasswords(page.file, config, environment) : { passwords: [], problems: [] };
    if (own.problems.length > 0) throw new BifolioError(own.problems);
    const openers = await keyring.openersOf({ route: page.route, lock, passwords: own.passwords });
    return openers.length > 0 ? openers : nobodyOpens(page);
  }

  async function sealedLock(
    scope: SealedLock['scope'],
    place: string,
    html: string,
    openers: readonly Opener[],
  ): Promise<SealedLock> {
    const kind = scope === 'part' ? 'part' : 'page';
    const content = await pack(html);
    const sealed = await seal(content, { kind, name: place }, { salt: await keyring.salt(), openers });
    return { scope, place, hours, sealed };
  }

  async function sealedFile(path: string, content: Bytes, openers: readonly Opener[]): Promise<string> {
    const { data, key } = await sealBytes(content, { kind: 'file', name: '' }, openers);
    const [raw, digest] = await Promise.all([
      subtle().exportKey('raw', key),
      subtle().digest('SHA-256', data),
    ]);
    const name = `${SEALED_FOLDER}/${Buffer.from(digest).toString('hex', 0, 16)}.bin`;
    write(name, data);
    return `${withBase(base, `/${name}`)}#${toBase64Url(new Uint8Array(raw))}${extname(path).toLowerCase() || '.'}`;
  }

  return {
    async document(page, html) {
      return sealedLock(page.lock?.scope ?? 'page', page.route, html, await openersOf(page));
    },
    file: async (page, path, content) => sealedFile(path, content, await openersOf(page)),
    async part(page, index, written) {
      const { separator } = encrypt ?? {};
      const { passwords, problems } = resolvePasswords(written, { environment, separator });
      if (problems.length > 0) throw new BifolioError(problems);
      if (passwords.length === 0) throw new BifolioError(partWithoutPassword);
      const openers = await keyring.openersOfPart(page.route, passwords);
      return {
        content: (html) => sealedLock('part', `${page.route}#${index}`, html, openers),
        file: (path, content) => sealedFile(path, content, openers),
      };
    },
  };
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
