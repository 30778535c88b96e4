import { PROVIDERS, type ProviderName, type Repository, readRepository } from './providers.ts';
import type { RepositoryStore } from './repository-store.ts';

/** What asking needs of its surroundings. */
export interface Surroundings {
  fetch: typeof fetch;
  store: RepositoryStore;
  now(): number;
}

/** Asks for a repository. `undefined` when nothing is known of it: offline, not found, too many questions. Never throws. */
export type AskRepository = (provider: ProviderName, repo: string) => Promise<Repository | undefined>;

const MINUTE_MS = 60_000;
const FRESH_FOR_MS = 24 * 60 * MINUTE_MS;
/** A repository that was not there may come. */
const MISSING_FOR_MS = 60 * MINUTE_MS;
const TIMEOUT_MS = 8000;
/** How long to leave a host alone that does not say, and at most. */
const PAUSE_MS = 10 * MINUTE_MS;
const LONGEST_PAUSE_MS = 60 * MINUTE_MS;

/** Asks each host for each repository once a day at most, and not at all while it has had enough of our questions. */
export function createAskRepository({ fetch, store, now }: Surroundings): AskRepository {
  const running = new Map<string, Promise<Repository | undefined>>();

  async function request(provider: ProviderName, repo: string): Promise<Repository | undefined> {
    const key = `${provider}:${repo}`;
    const known = store.read(key);
    const freshFor = known?.repository ? FRESH_FOR_MS : MISSING_FOR_MS;
    if (known && isWithin(now() - known.at, freshFor)) return known.repository;
    if (isWithin(store.readPause(provider) - now(), LONGEST_PAUSE_MS)) return known?.repository;
    try {
      const answer = await fetch(PROVIDERS[provider].api(repo), { signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (answer.status === 404) store.write(key, { at: now() });
      if (answer.status === 403 || answer.status === 429) store.writePause(provider, pauseEnd(answer, now()));
      const repository = answer.ok ? readRepository(provider, await answer.json()) : undefined;
      if (repository) store.write(key, { at: now(), repository });
      return repository ?? (answer.status === 404 ? undefined : known?.repository);
    } catch {
      return known?.repository;
    }
  }

  return (provider, repo) => {
    const key = `${provider}:${repo}`;
    const answer = running.get(key) ?? request(provider, repo).finally(() => running.delete(key));
    running.set(key, answer);
    return answer;
  };
}

/** What lies ahead of the clock, or further than anything we store, is damaged: it would hold for ever. */
const isWithin = (time: number, most: number) => time >= 0 && time <= most;

/** When a host that turned us away will listen again. GitHub says it in one of two ways. */
function pauseEnd({ headers }: Response, now: number): number {
  const wait = Number(headers.get('retry-after')) * 1000;
  const reset = Number(headers.get('x-ratelimit-reset')) * 1000 - now;
  const pause = [wait, reset].find((time) => time > 0) ?? PAUSE_MS;
  return now + Math.min(pause, LONGEST_PAUSE_MS);
}
