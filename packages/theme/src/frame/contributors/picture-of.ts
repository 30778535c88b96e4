import { createHash } from 'node:crypto';
import type { ContributorsOptions } from './options.ts';

export interface ContributorFacts {
  info?: { avatar?: string };
  username?: string;
  /** The username, when it is known to be one of GitHub. */
  account?: string;
  email: string;
  options: Pick<ContributorsOptions, 'avatarPattern'>;
}

/** Address of somebody's picture, from the surest source to the weakest; none for a mere name. */
export function pictureOf({ info, username, account, email, options }: ContributorFacts): string | undefined {
  if (info?.avatar) return info.avatar;
  if (username && options.avatarPattern)
    return options.avatarPattern.replaceAll(':username', encodeURIComponent(username));
  if (account) return `https://github.com/${account}.png?size=96`;
  if (!email) return undefined;
  const hash = createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
  return `https://gravatar.com/avatar/${hash}?d=retro&s=96`;
}
