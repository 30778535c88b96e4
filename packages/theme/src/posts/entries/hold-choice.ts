import { chosenLink } from './chosen-link.ts';

/**
 * Keeps the link that the reader chooses in a list before its script has come, and follows it then: the address is the same on slow
 * lines. Returns how to forget it.
 */
export function holdChoice(list: HTMLElement, script: Promise<unknown>): () => void {
  const held = new AbortController();
  let chosen: HTMLAnchorElement | null = null;
  list.addEventListener(
    'click',
    (event) => {
      const link = chosenLink(event);
      if (!link) return;
      event.preventDefault();
      chosen = link;
    },
    { signal: held.signal },
  );
  const follow = () => {
    if (held.signal.aborted) return;
    held.abort();
    chosen?.click();
  };
  // Without the script the link leads to the document of its own.
  script.then(follow, follow);
  return () => held.abort();
}
