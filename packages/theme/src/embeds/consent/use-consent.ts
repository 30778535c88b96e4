import { useState, useSyncExternalStore } from 'react';
import type { EmbedPolicy } from '../options.ts';
import { allowHost, isAllowed, subscribeToConsent } from './consent.ts';

/** Whether a host may be asked, and how a reader says so. */
export interface Consent {
  isAgreed: boolean;
  /** Whether the reader wants everything of this host loaded, on every page. */
  isRemembered: boolean;
  /** For this embed, until the reader leaves the page. */
  agree(): void;
  /** For all embeds of the host. Forgetting it stops this one too. */
  rememberHost(isOn: boolean): void;
}

/** The reader's consent to load something of a host. On the server and in the first frame nobody has agreed. */
export function useConsent({ host, load, remember }: EmbedPolicy & { host: string }): Consent {
  const isRemembered = useSyncExternalStore(
    subscribeToConsent,
    () => remember && isAllowed(host),
    () => false,
  );
  const isAsked = useSyncExternalStore(
    noChange,
    () => load === 'visible',
    () => false,
  );
  const [isWanted, setWanted] = useState(false);
  return {
    isAgreed: isWanted || isRemembered || isAsked,
    isRemembered,
    agree: () => setWanted(true),
    rememberHost(isOn) {
      setWanted(isOn);
      allowHost(host, isOn);
    },
  };
}

const noChange = () => () => {};
