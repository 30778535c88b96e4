import type { ButtonHTMLAttributes } from 'react';
import type { SearchText } from '../../text/text.ts';
import { Icon } from '../icon/Icon.tsx';

export interface SearchButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  text: SearchText;
  /** Whether `/` opens it, unless the reader has switched that off. */
  slashKey: boolean;
}

/** The button in the navigation bar. Further attributes say what it opens. */
export function SearchButton({ text, slashKey, ...attributes }: SearchButtonProps) {
  return (
    <button
      {...attributes}
      type="button"
      className="frame-search"
      data-search-button=""
      data-opens-search=""
      aria-label={text.searchText}
      aria-haspopup="dialog"
      aria-keyshortcuts={slashKey ? 'Control+K Meta+K /' : 'Control+K Meta+K'}
    >
      <Icon name="search" />
      <span>{text.searchText}</span>
      {slashKey && <kbd>/</kbd>}
    </button>
  );
}
