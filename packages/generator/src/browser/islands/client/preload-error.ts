/**
 * Fires a cancelable `vite:preloadError` on `window` with the cause in `payload`, as Vite does for its own preloads, so
 * that a site has one place to hear of files that cannot be fetched. Whether nobody has prevented it.
 */
export function isUnhandled(cause: unknown): boolean {
  const event = new Event('vite:preloadError', { cancelable: true });
  return dispatchEvent(Object.assign(event, { payload: cause }));
}
