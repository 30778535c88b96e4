/** Where a reader's consent is kept: `localStorage`, a list of hosts. */
export const CONSENT_KEY = 'BIFOLIO_EMBED_HOSTS';

const CHANGE = 'bifolio:embed-hosts';

/** Whether the reader wants everything of this host loaded. `false` when storage is off. */
export const isAllowed = (host: string): boolean => readHosts().includes(host);

/** Remembers or forgets a host, and tells every embed in all windows. */
export function allowHost(host: string, isOn: boolean): void {
  const others = readHosts().filter((one) => one !== host);
  try {
    localStorage.setItem(CONSENT_KEY, JSON.stringify(isOn ? [...others, host] : others));
  } catch {
    // Storage is switched off or full: the consent holds for this embed only.
  }
  dispatchEvent(new Event(CHANGE));
}

/** Calls back when a host is remembered or forgotten, here or in another window. Returns the way to stop. */
export function subscribeToConsent(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => key === CONSENT_KEY && listener();
  addEventListener(CHANGE, listener);
  addEventListener('storage', onStorage);
  return () => {
    removeEventListener(CHANGE, listener);
    removeEventListener('storage', onStorage);
  };
}

function readHosts(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(CONSENT_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((host) => typeof host === 'string') : [];
  } catch {
    return [];
  }
}
