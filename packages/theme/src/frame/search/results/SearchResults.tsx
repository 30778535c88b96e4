import type { PageMatch } from 'bifolio/search';
import { useId } from 'react';
import type { SearchResult } from '../use-search.ts';
import { PassageOption } from './PassageOption.tsx';

export interface SearchResultsProps {
  base: string;
  result: SearchResult;
  /** A result was followed in this window. */
  onFollow(): void;
}

/** What was found, by page. Pages of one title are told apart by their addresses. */
export function SearchResults({ base, result, onFollow }: SearchResultsProps) {
  const sameTitle = Map.groupBy(result.pages, ({ title }) => title);
  return result.pages.map((match) => (
    <PageGroup
      key={match.route}
      match={match}
      hasNamesake={sameTitle.get(match.title)?.length !== 1}
      base={base}
      onFollow={onFollow}
    />
  ));
}

interface PageGroupProps extends Pick<SearchResultsProps, 'base' | 'onFollow'> {
  match: PageMatch;
  hasNamesake: boolean;
}

function PageGroup({ match, hasNamesake, base, onFollow }: PageGroupProps) {
  const id = useId();
  const route = hasNamesake && <span className="search-page-route"> {match.route}</span>;
  // Where the page's beginning is among the finds, it says the title itself.
  const saysTitle = match.passages[0]?.id === '';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, which no fieldset is
    <div
      role="group"
      aria-label={hasNamesake ? `${match.title} ${match.route}` : match.title}
      className="search-page"
    >
      {!saysTitle && (
        <p role="presentation" className="search-page-title">
          {match.title}
          {route}
        </p>
      )}
      {match.passages.map((passage, index) => (
        <PassageOption
          key={passage.id || 'top'}
          id={`${id}-${index}`}
          address={address(base, match.route, passage.id)}
          passage={passage}
          route={index === 0 && saysTitle && route}
          onFollow={onFollow}
        />
      ))}
    </div>
  );
}

const address = (base: string, route: string, id: string) =>
  encodeURI(base + route.slice(1)) + (id && `#${encodeURIComponent(id)}`);
