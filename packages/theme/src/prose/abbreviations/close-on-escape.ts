/** Escape closes the explanation that is open; it comes back when the word is left and pointed at again. */
export function closeOnEscape(signal: AbortSignal): void {
  const options = { signal };
  document.addEventListener('keydown', onKey, options);
  for (const event of ['pointerout', 'focusout'])
    document.addEventListener(
      event,
      ({ target }) => abbreviationAt(target)?.removeAttribute('data-closed'),
      options,
    );
}

function onKey({ key }: KeyboardEvent) {
  if (key !== 'Escape') return;
  for (const open of document.querySelectorAll<HTMLElement>('.abbr:is(:hover, :focus)'))
    open.dataset.closed = '';
}

const abbreviationAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('.abbr') : null;
