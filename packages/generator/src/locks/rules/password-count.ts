import type { Problem } from '../../core/errors/bifolio-error.ts';

/** So many different passwords a page may have: to hash one takes a tenth of a second of processor time. */
const MOST = 24;

/** Counts the passwords that are written on pages. */
export interface PasswordCount {
  /** Counts those of a page, or of a part of it. Gives the problem of a page that has too many. */
  add(route: string, passwords: readonly string[]): Problem | undefined;
}

/** Makes the count of a site. It holds the passwords of one page at a time. */
export function createPasswordCount(): PasswordCount {
  let current = '';
  const known = new Set<string>();
  return {
    add(route, passwords) {
      if (route !== current) known.clear();
      current = route;
      for (const password of passwords) known.add(password);
      return known.size > MOST ? TOO_MANY : undefined;
    },
  };
}

const TOO_MANY: Problem = {
  severity: 'error',
  code: 'too-many-passwords',
  message: `This page has more than ${MOST} different passwords.`,
  hint: 'Use fewer, or lock the page by `encrypt.rules` in the config, where their number is not limited.',
};
