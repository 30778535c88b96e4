import type { Passage, Piece } from 'bifolio/search';
import type { MouseEvent, ReactNode } from 'react';
import { revealFoundPassage } from '../found-passage/found-passage.ts';
import { keepFoundPassage } from '../found-passage/keep-found-passage.ts';

export interface PassageOptionProps {
  id: string;
  address: string;
  passage: Passage;
  /** Said behind the heading. */
  route: ReactNode;
  onFollow(): void;
}

/** A link to a passage that was found. The page it leads to marks what was found in it. */
export function PassageOption({ id, address, passage, route, onFollow }: PassageOptionProps) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    keepFoundPassage(event.currentTarget.href, passage);
    onFollow();
    // The same page is not shown anew, so nothing else would reveal the passage.
    if (event.currentTarget.pathname === location.pathname) setTimeout(revealFoundPassage);
  }
  return (
    <a
      id={id}
      role="option"
      aria-selected="false"
      tabIndex={-1}
      className="search-option"
      href={address}
      onClick={follow}
    >
      <span className="search-option-heading">
        <Pieces of={passage.heading} />
        {route}
      </span>
      {passage.text.length > 0 && (
        <span className="search-option-text">
          <Pieces of={passage.text} />
        </span>
      )}
    </a>
  );
}

function Pieces({ of }: { of: readonly Piece[] }) {
  return of.map(({ text, isFound }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces never move
    isFound ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
