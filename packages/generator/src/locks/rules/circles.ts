import type { Page } from '../../core/contracts/page.ts';
import { BifolioError, type Problem } from '../../core/errors/bifolio-error.ts';
import type { Opener } from '../cryptography/seal.ts';
import { createKeyring, type KnownHashes } from './keyring.ts';
import { createPasswordCount } from './password-count.ts';
import { resolvePasswords } from './resolve-passwords.ts';
import { type PasswordConfig, pagePasswords, passwordEnvironment, sitePasswords } from './site-passwords.ts';

/** Who may open something. */
export interface Circle {
  /** Stands for them, in memory only: it may hold passwords. */
  name: string;
  openers: readonly Opener[];
  /** Warnings for passwords that are guessed soon. */
  weaknesses: readonly Problem[];
}

/** The circles of a site. Something locked that nobody could open is an error. */
export interface Circles {
  salt(): Promise<string>;
  ofPage(page: Page): Promise<Circle>;
  /** Of a part of a page. `written`: its passwords as the author wrote them. */
  ofPart(page: Page, written: readonly string[]): Promise<Circle>;
}

/** What passwords and keys depend on. */
export interface CirclesConfig extends PasswordConfig {
  sourceDir: string;
  base: string;
  hostname?: string;
  title: string;
}

/** Pages with passwords of their own are sealed one after the other, so the keys of few are kept. */
const MOST_RECENT = 16;

/** Finds out who may open what. A password is hashed once, also when `hashes` know it from elsewhere. */
export function createCircles(config: CirclesConfig, hashes?: KnownHashes): Circles {
  const { base, hostname, title, encrypt } = config;
  const environment = passwordEnvironment(config);
  const { passwords } = sitePasswords(config, environment);
  const keyring = createKeyring(`${hostname ?? title}${base}`, passwords, hashes);
  const known = new Map<string, Promise<Circle>>();
  const recent = new Set<string>();
  const count = createPasswordCount();

  async function findCircle(page: Page, name: string): Promise<Circle> {
    const { lock } = page;
    if (!lock) throw new Error(`${page.route} is not locked.`);
    const own = lock.own ? pagePasswords(page.file, config, environment) : { passwords: [], problems: [] };
    if (own.problems.length > 0) throw new BifolioError(own.problems);
    const many = count.add(page.route, own.passwords);
    if (many) throw new BifolioError({ ...many, file: page.file, option: ['password'] });
    const openers = await keyring.openersOf({ rules: lock.rules, passwords: own.passwords });
    if (openers.length === 0) throw new BifolioError(pageWithoutPassword(page.file));
    const weaknesses = await judge(own.passwords, 'The password of this page');
    return { name, openers, weaknesses: weaknesses.map((problem) => ({ ...problem, option: ['password'] })) };
  }

  return {
    salt: keyring.salt,
    ofPage(page) {
      const name = JSON.stringify([page.lock?.rules, page.lock?.own && page.route]);
      const circle = known.get(name) ?? findCircle(page, name);
      known.set(name, circle);
      if (page.lock?.own) recent.add(name);
      for (const old of [...recent].slice(0, -MOST_RECENT)) {
        recent.delete(old);
        known.delete(old);
      }
      return circle;
    },
    async ofPart(page, written) {
      const { separator } = encrypt ?? {};
      const { passwords, problems } = resolvePasswords(written, { environment, separator });
      if (problems.length > 0) throw new BifolioError(problems);
      if (passwords.length === 0) throw new BifolioError(partWithoutPassword);
      const many = count.add(page.route, passwords);
      if (many) throw new BifolioError(many);
      const openers = await keyring.openersOf({ passwords });
      const weaknesses = await judge(passwords, 'The password of this part');
      return { name: JSON.stringify(written), openers, weaknesses };
    },
  };
}

/** Loads the list of common passwords: sites whose passwords come from elsewhere do without. */
async function judge(passwords: readonly string[], whose: string): Promise<Problem[]> {
  if (passwords.length === 0) return [];
  const { weakPasswords } = await import('./weak-passwords.ts');
  return weakPasswords(passwords, whose);
}

const pageWithoutPassword = (file: string): Problem => ({
  severity: 'error',
  code: 'lock-without-key',
  file,
  message: 'This page is locked, but no password opens it.',
  hint: 'Write `password: …` into its frontmatter, or a password for its rule in `encrypt.rules`.',
});

const partWithoutPassword: Problem = {
  severity: 'error',
  code: 'lock-without-key',
  message: 'This part is locked, but has no password.',
  hint: 'Write `::: encrypt password="…"`, or set `markdown.encrypt.password` for all parts.',
};
