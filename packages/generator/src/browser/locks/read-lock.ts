import type { LockScope, Sealed } from '../../core/contracts/lock.ts';
import type { SealedPlace } from '../../locks/cryptography/sealed-place.ts';

/** A lock as its element says it. */
export interface LockData {
  element: Element;
  scope: LockScope;
  sealed: Sealed;
  place: SealedPlace;
  /** How long it stays open; absent for the session. */
  hours?: number;
}

/** Reads a `<bi-lock>`. `undefined` when it is none that this program has written. */
export function readLock(element: Element): LockData | undefined {
  const scope = element.getAttribute('scope');
  const text = element.querySelector(':scope > script[type="application/json"]')?.textContent;
  if (!text || (scope !== 'site' && scope !== 'page' && scope !== 'part')) return undefined;
  const hours = Number(element.getAttribute('hours')) || undefined;
  const place: SealedPlace = {
    kind: scope === 'part' ? 'part' : 'page',
    name: element.getAttribute('place') ?? '',
  };
  try {
    return { element, scope, place, hours, sealed: JSON.parse(text) as Sealed };
  } catch {
    return undefined;
  }
}
