import { LACKS_ATTRIBUTE } from '../../core/contracts/lock.ts';

/** What may be missing: in the browser, or of the content itself. */
type Lack = 'cryptography' | 'storage' | 'content';

/** The element of a form that says what is missing. */
export const lackElement = (root: ParentNode, what: Lack): HTMLElement | null =>
  root.querySelector(`[${LACKS_ATTRIBUTE}=${what}]`);

/** Says what is missing, or no longer does. */
export function sayLack(root: ParentNode, what: Lack, isMissing = true): void {
  lackElement(root, what)?.toggleAttribute('hidden', !isMissing);
}
