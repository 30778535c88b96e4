import type { Contributor } from 'bifolio';
import type { ContributorsOptions, Person } from './options.ts';
import { pictureOf } from './picture-of.ts';

type Info = NonNullable<ContributorsOptions['info']>[number];

export interface PeopleInput {
  contributors: readonly Contributor[];
  /** Names or usernames that the page adds. */
  named: readonly string[];
  options: Partial<Pick<ContributorsOptions, 'info' | 'avatar' | 'avatarPattern' | 'transform'>>;
  /** Address in front of a username, such as `https://github.com`. */
  profiles?: string;
}

/** Everybody who wrote a page, most commits first, each once whatever they committed as; then those the page names. */
export function peopleOf({ contributors, named, options, profiles }: PeopleInput): Person[] {
  const people = new Map<string, Person>();
  const add = ({ name, email, commits }: Contributor) => {
    const account = accountOf(email);
    const info = options.info?.find((one) => isPerson(one, [name, email, account]));
    const username = info?.username ?? account;
    const key = username?.toLowerCase() ?? (email || name);
    const known = people.get(key);
    if (known) return void people.set(key, { ...known, commits: known.commits + commits });
    people.set(key, {
      name: info?.name ?? name,
      username,
      url: info?.url ?? (username && profiles ? `${profiles}/${encodeURIComponent(username)}` : undefined),
      avatar: options.avatar ? pictureOf({ info, username, account, email, options }) : info?.avatar,
      commits,
    });
  };
  for (const one of contributors) add(one);
  const sorted = [...people.values()].sort((a, b) => b.commits - a.commits);
  people.clear();
  for (const name of named) add({ name, email: '', commits: 0 });
  const isNew = ({ name }: Person) => !sorted.some((one) => one.name === name);
  const all = [...sorted, ...[...people.values()].filter(isNew)];
  return options.transform?.(all) ?? all;
}

/** GitHub's address for those who keep theirs private: `123+name@users.noreply.github.com`. */
const accountOf = (email: string) => /^(?:\d+\+)?([\w-]+)@users\.noreply\.github\.com$/i.exec(email)?.[1];

function isPerson({ username, alias = [] }: Info, names: readonly (string | undefined)[]): boolean {
  const own = [username, alias].flat().map((name) => name.toLowerCase());
  return names.some((name) => name && own.includes(name.toLowerCase()));
}
