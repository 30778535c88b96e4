import type { ReactNode } from 'react';
import { pluralForm } from '../../text/plural-form.ts';
import type { Repository } from './providers.ts';

export interface FactTexts {
  stars: string;
  forks: string;
  archived: string;
}

interface RepositoryFactsProps {
  /** Where it lives, known before anything else. */
  host: string;
  repository?: Repository;
  lang: string;
  texts: FactTexts;
}

const STAR = 'M12 3.5l2.6 5.5 6 .8-4.4 4.1 1.1 6L12 17l-5.3 2.9 1.1-6L3.4 9.8l6-.8z';
const FORK =
  'M7 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM17 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM12 16a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM7 8v1.5A2.5 2.5 0 0 0 9.5 12h5A2.5 2.5 0 0 0 17 9.5V8M12 12v4';

/** The last line of a card: language, numbers, licence, and where the repository lives. */
export function RepositoryFacts({ host, repository, lang, texts }: RepositoryFactsProps) {
  const short = new Intl.NumberFormat(lang, { notation: 'compact', maximumFractionDigits: 1 });
  return (
    <ul className="block-repo-card-facts">
      {repository?.isArchived && <Fact>{texts.archived}</Fact>}
      {repository?.language && <Fact>{repository.language}</Fact>}
      {repository && (
        <>
          <Fact icon={STAR} label={pluralForm(texts.stars, repository.stars, lang)}>
            {short.format(repository.stars)}
          </Fact>
          <Fact icon={FORK} label={pluralForm(texts.forks, repository.forks, lang)}>
            {short.format(repository.forks)}
          </Fact>
        </>
      )}
      {repository?.license && <Fact>{repository.license}</Fact>}
      <Fact>{host}</Fact>
    </ul>
  );
}

/** `label` says to those who do not see the icon what is counted. */
function Fact({ icon, label, children }: { icon?: string; label?: string; children: ReactNode }) {
  return (
    <li>
      {icon && (
        <svg className="frame-icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d={icon} />
        </svg>
      )}
      {children}
      {label && <span className="visually-hidden"> {label}</span>}
    </li>
  );
}
