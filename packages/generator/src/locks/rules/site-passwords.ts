import { join } from 'node:path';
import { DEFAULT_ROUNDS } from '../../core/contracts/lock.ts';
import type { EncryptOptions } from '../../core/contracts/options/locks.ts';
import type { Problem } from '../../core/errors/bifolio-error.ts';
import { readPage } from '../../core/frontmatter/read-page.ts';
import { type Environment, readEnvironment } from '../environment.ts';
import type { SitePasswords } from './keyring.ts';
import { resolvePasswords } from './resolve-passwords.ts';

/** What the passwords of a site depend on. */
export interface PasswordConfig {
  root: string;
  /** Folder of the files with environment variables. @default `root` */
  environmentDir?: string;
  encrypt?: EncryptOptions;
}

/** The variables that passwords of a config may name. */
export const passwordEnvironment = ({
  root,
  environmentDir = root,
}: Pick<PasswordConfig, 'root' | 'environmentDir'>): Environment => readEnvironment(environmentDir);

/** The passwords of a config, environment variables filled in, and what is wrong with them. */
export function sitePasswords(
  { encrypt, ...folders }: PasswordConfig,
  environment: Environment = passwordEnvironment(folders),
): { passwords: SitePasswords; problems: Problem[] } {
  const problems: Problem[] = [];
  const read = (written: readonly string[], option: Problem['option']) => {
    const result = resolvePasswords(written, { environment, separator: encrypt?.separator });
    problems.push(...result.problems.map((problem) => ({ ...problem, option })));
    return result.passwords;
  };
  const admin = read(encrypt?.admin ?? [], ['encrypt', 'admin']);
  const rules = Object.entries(encrypt?.rules ?? {}).map(([rule, written]) => {
    return [rule, read(written, ['encrypt', 'rules', rule])] as const;
  });
  if (encrypt?.global && encrypt.admin.length === 0) problems.push(nobodyOpens);
  return {
    passwords: { admin, rules: Object.fromEntries(rules), rounds: encrypt?.rounds ?? DEFAULT_ROUNDS },
    problems,
  };
}

/** Warnings for passwords of a config that are guessed soon. */
export async function weakSitePasswords(config: PasswordConfig): Promise<Problem[]> {
  if (!config.encrypt) return [];
  const { weakPasswords } = await import('./weak-passwords.ts');
  const { admin, rules } = sitePasswords(config).passwords;
  const judge = (passwords: readonly string[], ...option: string[]) =>
    weakPasswords(passwords, `A password of \`encrypt.${option.join('.')}\``).map((problem) => ({
      ...problem,
      option: ['encrypt', ...option],
    }));
  const ofRules = Object.entries(rules).flatMap(([rule, passwords]) => judge(passwords, 'rules', rule));
  return [...judge(admin, 'admin'), ...ofRules];
}

/** The passwords in the frontmatter of a page. They are read again when they are needed, so that nothing keeps them meanwhile. */
export function pagePasswords(
  file: string,
  { sourceDir, encrypt, ...folders }: PasswordConfig & { sourceDir: string },
  environment: Environment = passwordEnvironment(folders),
): { passwords: string[]; problems: Problem[] } {
  const written = writtenPasswords(file, sourceDir);
  const { passwords, problems } = resolvePasswords(written, { environment, separator: encrypt?.separator });
  return { passwords, problems: problems.map((problem) => ({ ...problem, file, option: ['password'] })) };
}

/** The passwords in the frontmatter of a page as its author has written them: some name a variable. */
export function writtenPasswords(file: string, sourceDir: string): string[] {
  const { password } = readPage(join(sourceDir, file), file).frontmatter;
  return Array.isArray(password) ? password.map(String) : [];
}

const nobodyOpens: Problem = {
  severity: 'error',
  code: 'lock-without-key',
  message: '`encrypt.global` locks the whole site, but `encrypt.admin` has no password to open it.',
  hint: "Add one: `admin: 'env:SITE_PASSWORD'`.",
  option: ['encrypt', 'global'],
};
