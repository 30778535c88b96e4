import { extname } from 'node:path';
import { SEALED_FOLDER, type Sealed, type SealedLock } from '../core/contracts/lock.ts';
import type { Page } from '../core/contracts/page.ts';
import type { Problem } from '../core/errors/bifolio-error.ts';
import { type Answer, Secret } from '../core/ledger/secrecy.ts';
import { withBase } from '../core/routing/url.ts';
import { type Bytes, toBase64Url } from './cryptography/encoding.ts';
import { type Opener, seal, sealBytes } from './cryptography/seal.ts';
import { subtle } from './cryptography/subtle.ts';
import { pack } from './pack.ts';
import { type Circle, type Circles, type CirclesConfig, createCircles } from './rules/circles.ts';
import type { KnownHashes } from './rules/keyring.ts';

/** Puts an encrypted file into the output. `name` is its path there. */
export type WriteSealed = (name: string, content: Bytes) => void;

/** Encrypts what locked pages hold. */
export interface PageSeals {
  /** The whole document that readers with a password see. */
  document(page: Page, html: Answer<string>): Promise<SealedLock>;
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
  content(html: Answer<string>): Promise<SealedLock>;
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
  config: CirclesConfig;
  write: WriteSealed;
  /** Shared with other seals of this site, so that a password is hashed once. @default own ones */
  hashes?: KnownHashes;
}

/** Makes the seals of a site. Keys are derived when a locked page is first met; a site without locks pays nothing. */
export function createPageSeals({ config, write, hashes }: PageSealsOptions): PageSeals {
  const { base, encrypt } = config;
  const circles = createCircles(config, hashes);
  const hours = typeof encrypt?.expires === 'number' ? encrypt.expires : undefined;

  async function sealedLock(
    { scope, place }: Pick<SealedLock, 'scope' | 'place'>,
    html: Answer<string>,
    openers: readonly Opener[],
  ): Promise<SealedLock> {
    const kind = scope === 'part' ? 'part' : 'page';
    const content = pack(Secret.reveal(html));
    const sealed = await seal(content, { kind, name: place }, { salt: await circles.salt(), openers });
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
      const { openers } = await circles.ofPage(page);
      return sealedLock({ scope: page.lock?.scope ?? 'page', place: page.route }, html, openers);
    },
    weaknesses: async (page) => (await circles.ofPage(page)).weaknesses,
    file: async (page, path, content) => sealedFile(path, content, (await circles.ofPage(page)).openers),
    async part(page, index, written) {
      const { openers, weaknesses } = await circles.ofPart(page, written);
      return {
        weaknesses,
        content: (html) => sealedLock({ scope: 'part', place: `${page.route}#${index}` }, html, openers),
        file: (path, content) => sealedFile(path, content, openers),
      };
    },
    search: async (page, written) =>
      searchSeals(await (written ? circles.ofPart(page, written) : circles.ofPage(page)), circles),
  };
}

function searchSeals({ name: circle, openers }: Circle, { salt }: Pick<Circles, 'salt'>): SearchSeals {
  return {
    circle,
    labels: [...new Set(openers.map(({ label }) => label))],
    async contents(name, content, labels) {
      const those = openers.filter(({ label }) => labels.includes(label));
      return seal(content, { kind: 'search', name }, { salt: await salt(), openers: those });
    },
    file: (content) => sealFile(content, openers),
  };
}

async function sealFile(content: Bytes, openers: readonly Opener[]): Promise<{ data: Bytes; key: string }> {
  const { data, key } = await sealBytes(content, { kind: 'file', name: '' }, openers);
  const raw = await subtle().exportKey('raw', key);
  return { data, key: toBase64Url(new Uint8Array(raw)) };
}
