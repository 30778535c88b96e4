import { readStored, storedTexts, tellStored, watchStored, writeStored } from '../../browser/stored-json.ts';

/** Where a reader's consent is kept: `localStorage`, a list of hosts. */
export const CONSENT_KEY = 'BIFOLIO_EMBED_HOSTS';

/** Whether the reader wants everything of this host loaded. `false` when storage is off. */
export const isAllowed = (host: string): boolean => readHosts().includes(host);

/** Remembers or forgets a host, and tells every embed in all windows. Without storage it holds for one embed only. */
export function allowHost(host: string, isOn: boolean): void {
  const others = readHosts().filter((one) => one !== host);
  writeStored(CONSENT_KEY, isOn ? [...others, host] : others);
  tellStored(CONSENT_KEY);
}

/** Calls back when a host is remembered or forgotten, here or in another window. Returns the way to stop. */
export const subscribeToConsent = (listener: () => void): (() => void) => watchStored(CONSENT_KEY, listener);

const readHosts = () => storedTexts(readStored(CONSENT_KEY));
