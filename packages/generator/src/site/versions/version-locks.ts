import { scryptSync } from 'node:crypto';
import { DEFAULT_ROUNDS } from '../../core/contracts/lock.ts';
import type { EncryptOptions } from '../../core/contracts/options/locks.ts';
import type { Page } from '../../core/contracts/page.ts';
import { readEnvironment } from '../../locks/environment.ts';
import { lockPages } from '../../locks/lock-pages.ts';
import { isVariable } from '../../locks/rules/resolve-passwords.ts';
import { pagePasswords, sitePasswords, writtenPasswords } from '../../locks/rules/site-passwords.ts';
import type { LoadedConfig } from '../config/load.ts';
import type { Site } from '../read/read-site.ts';

/** What is locked today. */
export interface TodaysLocks {
  /** With the passwords themselves in the place of environment variables. */
  encrypt?: EncryptOptions;
  /** Passwords of each locked page by file and by address. */
  pages: ReadonlyMap<string, readonly string[]>;
  /** Stands for all of them, and is as hard to guess passwords from as a lock; empty when nothing is locked. */
  key: string;
}

/** The locks of today's pages. */
export function todaysLocks({ config, graph }: Pick<Site, 'config' | 'graph'>): TodaysLocks {
  const environment = readEnvironment(config.root);
  const { rules } = sitePasswords(config, environment).passwords;
  const locked = graph.pages.filter(({ lock, file }) => lock?.scope === 'page' && file);
  const pages = new Map(
    locked.flatMap(({ file, route, lock }) => {
      const ofRules = lock?.rules.flatMap((rule) => rules[rule] ?? []) ?? [];
      const passwords = [
        ...ofRules,
        ...(lock?.own ? pagePasswords(file, config, environment).passwords : []),
      ];
      return [file, route].map((name) => [name, passwords] as const);
    }),
  );
  const encrypt = withPasswords(config, config.root);
  const text = JSON.stringify([encrypt, [...pages]]);
  return {
    encrypt,
    pages,
    key: encrypt || pages.size > 0 ? scryptSync(text, 'versions', 12).toString('base64url') : '',
  };
}

/** Stands for what variables of an environment are, and is as hard to guess them from as a lock. */
export function variablesKey(names: readonly string[], config: Pick<LoadedConfig, 'root'>): string {
  if (names.length === 0) return '';
  const environment = readEnvironment(config.root);
  const text = JSON.stringify(names.map((name) => environment[name]));
  return scryptSync(text, 'versions', 12).toString('base64url');
}

/** The variables that the passwords of a version name. */
export function passwordVariables({ config, graph }: Pick<Site, 'config' | 'graph'>): string[] {
  const { admin = [], rules = {} } = config.encrypt ?? {};
  const ofPages = graph.pages.flatMap(({ lock, file }) =>
    lock?.own ? writtenPasswords(file, config.sourceDir) : [],
  );
  const written = [...admin, ...Object.values(rules).flat(), ...ofPages];
  return [...new Set(written.filter(isVariable).map((text) => text.slice('env:'.length)))];
}

/**
 * The locks of a version: what is locked today is locked in it too, by the passwords of today; what only its own config locks stays
 * locked. `undefined` when nothing is.
 */
export function versionLocks(
  today: TodaysLocks,
  { config, pages, root }: { config: Pick<LoadedConfig, 'encrypt'>; pages: readonly Page[]; root: string },
): EncryptOptions | undefined {
  const then = withPasswords(config, root);
  const global = [today.encrypt, then].find((one) => one?.global);
  if (global) return global;
  const byToday = {
    ...ofPages(pages, ({ file, route }) => today.pages.get(file) ?? today.pages.get(route) ?? []),
    ...usedRules(today.encrypt, pages),
  };
  const left = openPages(byToday, pages);
  const byThen = ofPages(left, ({ lock }) => lock?.rules.flatMap((rule) => then?.rules[rule] ?? []) ?? []);
  const rules = { ...byToday, ...byThen };
  const settings = { ...NO_LOCKS, ...(today.encrypt ?? then) };
  if (Object.keys(rules).length > 0) return { ...settings, rules };
  // A password that opens every locked page is an error where there is none.
  return pages.some(({ lock }) => lock?.own) ? { ...settings, admin: [], rules } : undefined;
}

const NO_LOCKS: EncryptOptions = {
  global: false,
  admin: [],
  rules: {},
  rounds: DEFAULT_ROUNDS,
  expires: 'session',
};

/** Passwords themselves in the place of environment variables, which are those of today. */
function withPasswords({ encrypt }: Pick<LoadedConfig, 'encrypt'>, root: string): EncryptOptions | undefined {
  if (!encrypt) return undefined;
  const { admin, rules } = sitePasswords({ root, encrypt }).passwords;
  const written = Object.entries(rules).map(
    ([rule, passwords]) => [rule, [...passwords]] as [string, string[]],
  );
  const { separator: _, gate: __, ...rest } = encrypt;
  return { ...rest, admin: [...admin], rules: Object.fromEntries(written) };
}

/** The rules that lock something: the others would be errors. */
function usedRules(encrypt: EncryptOptions | undefined, pages: readonly Page[]): EncryptOptions['rules'] {
  const rules = Object.entries(encrypt?.rules ?? {});
  return Object.fromEntries(
    rules.filter(([rule, passwords]) => openPages({ [rule]: passwords }, pages).length < pages.length),
  );
}

/** The pages that rules lock none of. */
function openPages(rules: EncryptOptions['rules'], pages: readonly Page[]): Page[] {
  const unlocked = pages.map((page) => ({ ...page, lock: undefined }));
  const made = lockPages(unlocked, { ...NO_LOCKS, rules }).pages;
  return pages.filter((_, index) => !made[index]?.lock);
}

/** A rule for each page that has passwords. */
function ofPages(
  pages: readonly Page[],
  passwords: (page: Page) => readonly string[],
): EncryptOptions['rules'] {
  return Object.fromEntries(
    pages.flatMap((page) => {
      const own = page.file ? passwords(page) : [];
      return own.length > 0 ? [[exactly(page.file), [...own]] as [string, string[]]] : [];
    }),
  );
}

const exactly = (file: string) => `^${file.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`;
