import { usePage } from 'bifolio/client';
import { useTheme } from '../../hooks/use-theme.ts';
import { LiveRepository } from './LiveRepository.tsx';
import { isProvider, isRepositoryName, type ProviderName } from './providers.ts';

export interface RepoCardProps {
  /** `owner/name`. */
  repo: string;
  /** @default 'github' */
  provider?: ProviderName;
  /** Show the owner before the name. @default true for organisations, false for people */
  fullname?: boolean | string;
  /** Your own words. @default what the repository says of itself */
  description?: string;
}

/**
 * A card of a repository. What its host knows of it is asked for by the reader's browser when the card comes into view,
 * and kept for a day. Without an answer it is a card all the same.
 */
export function RepoCard({ repo, provider = 'github', fullname, description }: RepoCardProps) {
  const { text } = useTheme();
  const { lang } = usePage().locale;
  if (!isRepositoryName(repo) || !isProvider(provider)) return null;
  return (
    <div className="linked-card block-repo-card">
      <LiveRepository
        repo={repo}
        provider={provider}
        fullname={fullname === undefined ? undefined : String(fullname) !== 'false'}
        description={description}
        lang={lang}
        texts={{
          stars: text.repositoryStarsText,
          forks: text.repositoryForksText,
          archived: text.repositoryArchivedText,
          newWindow: text.openNewWindowText,
        }}
      />
    </div>
  );
}
