'use client';

import { useNeeds } from 'bifolio/client';
import { PROVIDERS, type ProviderName } from './providers.ts';
import { type FactTexts, RepositoryFacts } from './RepositoryFacts.tsx';
import { useRepository } from './use-repository.ts';

export interface LiveRepositoryProps {
  repo: string;
  provider: ProviderName;
  /** Show the owner too; undecided, that of organisations. */
  fullname?: boolean;
  description?: string;
  /** BCP 47 tag, for numbers. */
  lang: string;
  texts: FactTexts & { newWindow: string };
}

/** What a card says: at first what its author knows, then what the repository's host knows. */
export function LiveRepository({ repo, provider, fullname, description, lang, texts }: LiveRepositoryProps) {
  const repository = useRepository(provider, repo);
  const { label, page, origin } = PROVIDERS[provider];
  useNeeds({ 'connect-src': [origin] });
  const fullName = repository?.fullName ?? repo;
  const isFull = fullname ?? repository?.isOrganisation ?? false;
  const text = description ?? repository?.description;
  return (
    <>
      <p className="linked-card-title block-repo-card-title">
        <svg className="frame-icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 4h12.5a1.5 1.5 0 0 1 1.5 1.5V20H7a2 2 0 0 1-2-2zM5 18a2 2 0 0 1 2-2h12M9 8h6" />
        </svg>
        <a href={page(repo)} target="_blank" rel="noreferrer">
          <span>{isFull ? fullName : fullName.split('/').at(-1)}</span>
          <span className="visually-hidden"> ({texts.newWindow})</span>
        </a>
      </p>
      <p className="block-repo-card-text" data-given={text ? true : undefined}>
        {text ?? page(repo).replace('https://', '')}
      </p>
      <RepositoryFacts host={label} repository={repository} lang={lang} texts={texts} />
    </>
  );
}
