import type { SearchText } from '../../text/text.ts';
import { Icon } from '../icon/Icon.tsx';

export interface SearchButtonProps {
  text: SearchText;
  /** Who searches. The shortcuts fetch what our own dialog needs while they wake it. */
  provider: 'local' | 'algolia';
  /** Whether `/` opens it, unless the reader has switched that off. */
  slashKey: boolean;
  /** Said in place of its name when search could not be loaded. */
  failed?: boolean;
  onClick(): void;
}

/** The button in the navigation bar, which the shortcuts click too. */
export function SearchButton({ text, provider, slashKey, failed, onClick }: SearchButtonProps) {
  const label = failed ? text.searchFailedText : text.searchText;
  return (
    <button
      type="button"
      className="frame-search"
      data-search-button={provider}
      aria-label={label}
      aria-haspopup="dialog"
      aria-keyshortcuts={slashKey ? 'Control+K Meta+K /' : 'Control+K Meta+K'}
      onClick={onClick}
    >
      <Icon name="search" />
      <span>{label}</span>
      {slashKey && <kbd>/</kbd>}
    </button>
  );
}
