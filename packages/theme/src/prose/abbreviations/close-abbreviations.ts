/** Widths below which a click opens and closes what an abbreviation means: 768 px at the usual size of text. */
const SMALL = '(width < 48em)';

/**
 * Escape closes the explanation that is open, and so does a second click on small screens; it comes back when the word is
 * left and turned to again.
 */
export default function closeAbbreviations(signal: AbortSignal): void {
  const options = { signal };
  let wasOpen = false;
  document.addEventListener('keydown', onKey, options);
  document.addEventListener(
    'pointerdown',
    ({ target }) => (wasOpen = isOpen(abbreviationAt(target))),
    options,
  );
  document.addEventListener(
    'click',
    ({ target }) => {
      if (matchMedia(SMALL).matches) abbreviationAt(target)?.toggleAttribute('data-closed', wasOpen);
    },
    options,
  );
  for (const event of ['pointerout', 'focusout'])
    document.addEventListener(
      event,
      ({ target }) => abbreviationAt(target)?.removeAttribute('data-closed'),
      options,
    );
}

function onKey({ key }: KeyboardEvent) {
  if (key !== 'Escape') return;
  for (const open of document.querySelectorAll('.abbr:is(:hover, :focus)'))
    open.toggleAttribute('data-closed', true);
}

const abbreviationAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('.abbr') : null;

const isOpen = (word: Element | null) =>
  word !== null && getComputedStyle(word, '::after').content !== 'none';
