/** Moves the focus, without scrolling, to where reading goes on: the hash target, the page's heading, or its main part. */
export function focusPage(hash: string) {
  const target =
    hashTarget(hash) ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (!target) return;
  const isFocusable = target.tabIndex >= 0 || target.hasAttribute('tabindex');
  if (!isFocusable) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}

/** The element a `#hash` names, `undefined` when there is none. */
export function hashTarget(hash: string): HTMLElement | undefined {
  if (hash.length < 2) return undefined;
  const id = hash.slice(1);
  return document.getElementById(id) ?? document.getElementById(decoded(id)) ?? undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // A lone `%`.
  }
}
