import type { SearchText } from '../../text/text.ts';

/** What the keys do, for those who have some. Screen readers know it from the roles. */
export function SearchHints({ text }: { text: SearchText }) {
  return (
    <p className="search-hints" aria-hidden="true">
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd> {text.searchSelectText}
      </span>
      <span>
        <kbd>↵</kbd> {text.searchOpenText}
      </span>
      <span>
        <kbd>Esc</kbd> {text.searchCancelText}
      </span>
    </p>
  );
}
