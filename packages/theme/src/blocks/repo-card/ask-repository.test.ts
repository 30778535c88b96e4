import { describe, expect, it, vi } from 'vitest';
import { createAskRepository } from './ask-repository.ts';
import { createRepositoryStore } from './repository-store.ts';

const github = {
  full_name: 'Owner/Name',
  description: 'What it is',
  stargazers_count: 12,
  forks_count: 3,
  language: 'TypeScript',
  license: { spdx_id: 'MIT' },
  owner: { type: 'Organization' },
};
const repository = {
  fullName: 'Owner/Name',
  description: 'What it is',
  stars: 12,
  forks: 3,
  language: 'TypeScript',
  license: 'MIT',
  isArchived: false,
  isOrganisation: true,
};

function memory(): Storage {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  } as Storage;
}

/** Asks a host that answers as `answers` say, one after the other; the last one stays. */
function scene(answers: (() => Response | Promise<Response>)[], storage?: () => Storage) {
  const shelf = memory();
  let time = 1_000_000_000_000;
  const fetch = vi.fn<typeof globalThis.fetch>(
    async () => (answers.length > 1 ? answers.shift() : answers[0])?.() ?? new Response(),
  );
  const visit = () =>
    createAskRepository({ fetch, store: createRepositoryStore(storage ?? (() => shelf)), now: () => time });
  return { fetch, visit, pass: (minutes: number) => (time += minutes * 60_000), now: () => time };
}

const ok = () => Response.json(github);
const status =
  (code: number, headers: Record<string, string> = {}) =>
  () =>
    new Response('{}', { status: code, headers });
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

describe('asking for a repository', () => {
  it('asks its host once a day, over all pages', async () => {
    const { fetch, visit, pass } = scene([ok]);
    expect(await visit()('github', 'owner/name')).toEqual(repository);
    expect(fetch.mock.calls[0]?.[0]).toBe('https://api.github.com/repos/owner/name');
    pass(23 * 60);
    expect(await visit()('github', 'owner/name')).toEqual(repository);
    expect(fetch).toHaveBeenCalledTimes(1);
    pass(61);
    await visit()('github', 'owner/name');
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('asks once for two cards of one repository, and apart for another host', async () => {
    const { fetch, visit } = scene([ok]);
    const ask = visit();
    await Promise.all([ask('github', 'a/b'), ask('github', 'a/b'), ask('gitee', 'a/b')]);
    expect(fetch.mock.calls.map(([url]) => url)).toEqual([
      'https://api.github.com/repos/a/b',
      'https://gitee.com/api/v5/repos/a/b',
    ]);
  });

  it('gives the host eight seconds', async () => {
    const { fetch, visit } = scene([ok]);
    using timeout = vi.spyOn(AbortSignal, 'timeout');
    await visit()('github', 'a/b');
    expect(timeout).toHaveBeenCalledWith(8000);
    expect(fetch.mock.calls[0]?.[1]?.signal).toBe(timeout.mock.results[0]?.value);
  });

  it.each([
    ['offline', offline],
    ['a fault of the host', status(500)],
    ['no JSON', () => new Response('<html>')],
    ['JSON of something else', () => Response.json({ message: 'hello' })],
    ['JSON of nothing', () => Response.json(null)],
  ])('knows nothing and throws nothing: %s', async (_, answer) => {
    expect(await scene([answer]).visit()('github', 'a/b')).toBeUndefined();
  });

  it('falls back to what it knew', async () => {
    const { visit, pass } = scene([ok, offline]);
    await visit()('github', 'a/b');
    pass(48 * 60);
    expect(await visit()('github', 'a/b')).toEqual(repository);
  });

  it('remembers for an hour that there is no such repository', async () => {
    const { fetch, visit, pass } = scene([status(404), ok]);
    expect(await visit()('github', 'a/b')).toBeUndefined();
    pass(59);
    expect(await visit()('github', 'a/b')).toBeUndefined();
    expect(fetch).toHaveBeenCalledTimes(1);
    pass(2);
    expect(await visit()('github', 'a/b')).toEqual(repository);
  });

  it.each([403, 429])('after %i leaves the host alone for as long as it says', async (code) => {
    const { fetch, visit, pass, now } = scene([
      () => status(code, { 'x-ratelimit-reset': String(now() / 1000 + 20 * 60) })(),
      ok,
    ]);
    await visit()('github', 'a/b');
    pass(19);
    await visit()('github', 'c/d');
    expect(fetch).toHaveBeenCalledTimes(1);
    await visit()('gitee', 'c/d');
    expect(fetch).toHaveBeenCalledTimes(2);
    pass(2);
    expect(await visit()('github', 'c/d')).toEqual(repository);
  });

  it('waits ten minutes for a host that does not say, and never longer than an hour', async () => {
    const silent = scene([status(429), ok]);
    await silent.visit()('github', 'a/b');
    silent.pass(11);
    expect(await silent.visit()('github', 'a/b')).toEqual(repository);

    const endless = scene([status(429, { 'retry-after': '999999' }), ok]);
    await endless.visit()('github', 'a/b');
    endless.pass(61);
    expect(await endless.visit()('github', 'a/b')).toEqual(repository);
  });

  it('works without storage', async () => {
    const forbidden = () => {
      throw new DOMException('denied');
    };
    expect(await scene([ok], forbidden).visit()('github', 'a/b')).toEqual(repository);
  });

  it.each([
    '{"at":',
    '[]',
    '1e300',
    '['.repeat(5000) + ']'.repeat(5000),
    '{"at":1e300,"repository":{"fullName":"a/b","stars":1,"forks":1}}',
    '{"at":1e12,"repository":{"fullName":5}}',
    '{"at":1e12,"repository":{"fullName":"a/b","stars":1,"forks":1,"description":{}}}',
  ])('asks again when storage holds %.60s', async (text) => {
    const damaged = { getItem: () => text, setItem: () => {} } as unknown as Storage;
    expect(await scene([ok], () => damaged).visit()('github', 'a/b')).toEqual(repository);
  });
});
