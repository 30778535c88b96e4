import { useId } from 'react';
import type { SearchText } from '../../../text/text.ts';

/** Where one could go without searching: the sections that the navigation bar shows, read from it. */
export function SearchStart({ text, onFollow }: { text: SearchText; onFollow(): void }) {
  const id = useId();
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.frame-navbar-sections > ul > li > a')];
  if (links.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, which no fieldset is
    <div role="group" aria-labelledby={id} className="search-page">
      <p id={id} role="presentation" className="search-page-title">
        {text.searchStartText}
      </p>
      {links.map(({ href, textContent }, index) => (
        <a
          key={href}
          id={`${id}-${index}`}
          role="option"
          aria-selected="false"
          tabIndex={-1}
          className="search-option"
          href={href}
          onClick={onFollow}
        >
          {textContent}
        </a>
      ))}
    </div>
  );
}
