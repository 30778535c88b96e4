import { dictionary } from '@zxcvbn-ts/language-common';
import type { Problem } from '../../core/errors/bifolio-error.ts';

/** Shorter ones can be tried through. */
const SHORT = 8;
const common = new Set<string>(dictionary['passwords-common']);

/** Warnings for passwords that are guessed soon. `whose` begins the sentence; the passwords themselves are never told. */
export const weakPasswords = (passwords: readonly string[], whose: string): Problem[] =>
  passwords.flatMap((password) => {
    const weakness = weaknessOf(password.normalize('NFKC'));
    return weakness ? { ...weakPassword, message: `${whose} ${weakness}.` } : [];
  });

function weaknessOf(password: string): string | undefined {
  if ([...password].length < SHORT) return `has fewer than ${SHORT} characters`;
  if (common.has(password.toLowerCase())) return 'is one of the 50,000 most common ones';
  return undefined;
}

const weakPassword = {
  severity: 'warning',
  code: 'weak-password',
  hint: 'Let a password manager make one, or draw four words at random.',
} as const;
