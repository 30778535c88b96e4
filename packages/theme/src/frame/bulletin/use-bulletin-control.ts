import { useRoute } from 'bifolio/client';
import { useMemo, useSyncExternalStore } from 'react';
import { BULLETIN_ATTRIBUTE } from './bulletin-attribute.ts';
import { type BulletinData, isClosed, setClosed, subscribeToBulletin } from './bulletin-store.ts';

/** Result of `useBulletinControl()`. */
export interface BulletinControl {
  /** The bulletin of this page, from the config. `undefined` when it has none, on the server and in the first frame. */
  bulletin: BulletinData | undefined;
  /** Whether this page has a bulletin. */
  enableBulletin: boolean;
  /** Whether it is shown: the page has one, and the reader has not closed it. */
  showBulletin: boolean;
  /** Closes it, for as long as its lifetime says. */
  close(): void;
  /** Shows it again. */
  open(): void;
}

const written = () =>
  document.querySelector(`[${BULLETIN_ATTRIBUTE}]`)?.getAttribute(BULLETIN_ATTRIBUTE) ?? '';

/**
 * The bulletin of the page, for islands: whether it is shown, and how to close it and show it again.
 * @example
 * ```tsx
 * 'use client';
 *
 * import { useBulletinControl } from '@bifolio/theme/hooks';
 *
 * export default function ShowBulletin() {
 *   const { bulletin, open } = useBulletinControl();
 *   return bulletin && <button type="button" onClick={open}>Show the bulletin</button>;
 * }
 * ```
 */
export function useBulletinControl(): BulletinControl {
  useRoute(); // Another page may have another one.
  const json = useSyncExternalStore(subscribeToBulletin, written, () => '');
  const bulletin = useMemo(() => (json ? (JSON.parse(json) as BulletinData) : undefined), [json]);
  const showBulletin = useIsShown(bulletin);
  return {
    bulletin,
    enableBulletin: bulletin !== undefined,
    showBulletin,
    close: () => bulletin && setClosed(bulletin, true),
    open: () => bulletin && setClosed(bulletin, false),
  };
}

/** Whether a bulletin is to be seen. Not on the server, nor in the first frame. */
const useIsShown = (bulletin: BulletinData | undefined): boolean =>
  useSyncExternalStore(
    subscribeToBulletin,
    () => bulletin !== undefined && !isClosed(bulletin),
    () => false,
  );
