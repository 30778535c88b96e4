import { useId } from 'react';
import type { SearchText } from '../../../text/text.ts';
import { Icon } from '../../icon/Icon.tsx';
import type { SearchHistory } from './use-recent-searches.ts';

export interface RecentSearchesProps {
  text: SearchText;
  history: SearchHistory;
  onChoose(typed: string): void;
}

/** What was searched for before, to search for again. */
export function RecentSearches({ text, history, onChoose }: RecentSearchesProps) {
  const id = useId();
  if (history.list.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, which no fieldset is
    <div role="group" aria-labelledby={id} className="search-page">
      <p id={id} role="presentation" className="search-page-title">
        {text.searchRecentText}
      </p>
      {history.list.map((search, index) => (
        <Option key={search} id={`${id}-${index}`} onChoose={() => onChoose(search)}>
          <Icon name="clock" /> {search}
        </Option>
      ))}
      <Option id={`${id}-clear`} onChoose={history.clear}>
        <Icon name="close" /> {text.searchClearText}
      </Option>
    </div>
  );
}

function Option({ id, onChoose, children }: { id: string; onChoose(): void; children: React.ReactNode }) {
  return (
    // biome-ignore lint/a11y: the field keeps the focus and the keys
    <div
      id={id}
      role="option"
      aria-selected="false"
      className="search-option search-option-recent"
      onClick={onChoose}
    >
      {children}
    </div>
  );
}
