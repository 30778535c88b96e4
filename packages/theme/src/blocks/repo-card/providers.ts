/** What a card shows of a repository. */
export interface Repository {
  /** `owner/name` as its host writes it. */
  fullName: string;
  description?: string;
  stars: number;
  forks: number;
  language?: string;
  license?: string;
  isArchived: boolean;
  /** Whether it belongs to an organisation, not to a person. */
  isOrganisation: boolean;
}

export interface Provider {
  label: string;
  /** What the browser has to be allowed to ask. */
  origin: string;
  page(repo: string): string;
  /** Address of its public interface, which answers without a key. */
  api(repo: string): string;
  isOrganisation(answer: Answer): boolean;
}

export type ProviderName = 'github' | 'gitee';

/** Where repositories live. */
export const PROVIDERS: Readonly<Record<ProviderName, Provider>> = {
  github: {
    label: 'GitHub',
    origin: 'https://api.github.com',
    page: (repo) => `https://github.com/${repo}`,
    api: (repo) => `https://api.github.com/repos/${repo}`,
    isOrganisation: (answer) => objectIn(answer, 'owner').type === 'Organization',
  },
  gitee: {
    label: 'Gitee',
    origin: 'https://gitee.com',
    page: (repo) => `https://gitee.com/${repo}`,
    api: (repo) => `https://gitee.com/api/v5/repos/${repo}`,
    isOrganisation: (answer) => ['group', 'enterprise'].includes(String(objectIn(answer, 'namespace').type)),
  },
};

/** Whether a text names a provider. */
export const isProvider = (name: unknown): name is ProviderName =>
  typeof name === 'string' && Object.hasOwn(PROVIDERS, name);

/** Whether a text names a repository: `owner/name`. */
export const isRepositoryName = (name: unknown): name is string =>
  typeof name === 'string' && /^[\w.-]+\/[\w.-]+$/.test(name);

type Answer = Readonly<Record<string, unknown>>;

/** Reads what a host answered; `undefined` for anything else than a repository. */
export function readRepository(provider: ProviderName, answer: unknown): Repository | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const fields = answer as Answer;
  const { full_name: fullName, stargazers_count: stars, forks_count: forks } = fields;
  if (typeof fullName !== 'string' || typeof stars !== 'number' || typeof forks !== 'number')
    return undefined;
  return {
    fullName,
    stars,
    forks,
    description: textIn(fields, 'description'),
    language: textIn(fields, 'language'),
    license: licenseOf(fields),
    isArchived: fields.archived === true,
    isOrganisation: PROVIDERS[provider].isOrganisation(fields),
  };
}

/** Whether something that was stored is what `readRepository` gave once. */
export function isRepository(value: unknown): value is Repository {
  const { fullName, stars, forks, ...rest } = (value ?? {}) as Partial<Repository>;
  const texts = [rest.description, rest.language, rest.license];
  return (
    typeof fullName === 'string' &&
    typeof stars === 'number' &&
    typeof forks === 'number' &&
    texts.every((text) => text === undefined || typeof text === 'string')
  );
}

/** GitHub gives an object, in which NOASSERTION stands for what it cannot tell; Gitee gives the name. */
function licenseOf(answer: Answer): string | undefined {
  const license = textIn(answer, 'license') ?? textIn(objectIn(answer, 'license'), 'spdx_id');
  return license === 'NOASSERTION' ? undefined : license;
}

function textIn(answer: Answer, key: string): string | undefined {
  const value = answer[key];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function objectIn(answer: Answer, key: string): Answer {
  const value = answer[key];
  return typeof value === 'object' && value !== null ? (value as Answer) : {};
}
