import type { ReactNode } from 'react';
import type { SealedLock } from '../../core/contracts/lock.ts';
import { useNeeds } from '../islands/parts/use-needs.ts';

/** A lock, and the form that opens it. */
export interface LockProps {
  /** What it holds, as the generator has made it. */
  lock: SealedLock;
  className?: string;
  /** What readers hear after a wrong password; it appears in the element with the role `status`. */
  wrong: string;
  /** What readers hear, before the title of the page, when a password has opened it. @default nothing */
  opened?: string;
  /** A `<form>` with an `<input>`, which needs no name, a disabled `<button>` and an element with the role `status`. */
  children: ReactNode;
}

/**
 * The element of a lock, with its ciphertext, for `LockForm` of a theme. Its form is `aria-busy` while a password is tried;
 * the input is `aria-invalid` after a wrong one. Hidden elements with `data-lacks="cryptography"` or `"storage"` appear in browsers that lack it; the
 * one with `"content"` when a right password does not help, since something is damaged or cannot be loaded. It may hold a button with `data-lock-retry`.
 * @example
 * ```tsx
 * import type { LockFormProps } from 'bifolio';
 * import { Lock } from 'bifolio/client';
 *
 * export function LockForm({ lock, hint }: LockFormProps) {
 *   return (
 *     <Lock lock={lock} wrong="Wrong password.">
 *       <form>
 *         <input type="password" aria-label="Password" placeholder={hint} />
 *         <button type="submit" disabled>
 *           Unlock
 *         </button>
 *         <p role="status" />
 *       </form>
 *     </Lock>
 *   );
 * }
 * ```
 */
export function Lock({ lock: { sealed, hours, ...attributes }, className, children, ...words }: LockProps) {
  // Encrypted images are shown from memory.
  useNeeds({ 'img-src': ['blob:'] });
  return (
    <bi-lock {...attributes} {...words} hours={hours} class={className} data-search="false">
      {children}
      <script type="application/json" dangerouslySetInnerHTML={{ __html: JSON.stringify(sealed) }} />
    </bi-lock>
  );
}
