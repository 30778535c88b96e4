import type { LockFormProps } from 'bifolio';
import { LockForm } from '../../frame/lock/LockForm.tsx';

/** A locked part of a page. Only `::: encrypt` makes one: a tag cannot encrypt what stands in it, so it shows nothing. */
export function Encrypt({ lock, hint }: Partial<LockFormProps>) {
  return lock?.sealed ? <LockForm lock={lock} hint={hint} /> : null;
}
