/**
 * Tells whether a lock still stands on the page as it did: while it is opened, a reader may go to another page, and an edit in
 * dev bring another ciphertext. What was opened would come in place of that.
 */
export function watchLock(element: Element): () => boolean {
  const sealed = () => element.querySelector('script')?.textContent;
  const before = sealed();
  return () => element.isConnected && sealed() === before;
}
