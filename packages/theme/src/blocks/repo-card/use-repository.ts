import { useEffect, useState } from 'react';
import { createAskRepository } from './ask-repository.ts';
import type { ProviderName, Repository } from './providers.ts';
import { createRepositoryStore } from './repository-store.ts';

const ask = createAskRepository({
  fetch: (...request) => fetch(...request),
  store: createRepositoryStore(() => localStorage),
  now: Date.now,
});

/** The repository, once its host has answered. */
export function useRepository(provider: ProviderName, repo: string): Repository | undefined {
  const [repository, setRepository] = useState<Repository>();
  useEffect(() => {
    let isGone = false;
    ask(provider, repo).then((answer) => {
      if (!isGone) setRepository(answer);
    });
    return () => {
      isGone = true;
    };
  }, [provider, repo]);
  return repository;
}
