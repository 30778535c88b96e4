import type { Frontmatter } from '../contracts/page.ts';
import type { Problem } from '../errors/bifolio-error.ts';

/** Other words for `password`. */
const PASSWORD = /^(?:passwords?|pwd|pass|passwd|passphrase|passcode|密码|口令)$/i;

/** Fields by which an author says that a page is locked, without saying by what. */
const LOCKED = /^(?:encrypt|encrypted|encryption|lock|locked|protect|protected|加密)$/i;

/** Whether a field that is not `password` was meant as it. */
export const meansPassword = (key: string): boolean => PASSWORD.test(key);

/** The error of a field that looks like a lock, on a page without a password: it would be public. */
export function lockSlip(key: string, page: Frontmatter): Problem | undefined {
  if (!LOCKED.test(key) || 'password' in page || page[key] === false || page[key] === null) return undefined;
  return {
    severity: 'error',
    code: UNLOCKED_FIELD,
    message: `The frontmatter field \`${key}\` locks nothing.`,
    hint: 'Write `password: env:NAME`, or lock the page by `encrypt.rules` in the config.',
    option: [key],
  };
}

/** Code of that error. A rule may lock the page, which its frontmatter does not tell. */
export const UNLOCKED_FIELD = 'unlocked-field';
