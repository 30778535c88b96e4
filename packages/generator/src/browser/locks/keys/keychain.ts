import { deleteKey, deleteKeys, readKeys, type StoredKey, writeKey } from './key-store.ts';
import { clearMarkers, setMarker } from './markers.ts';
import { isSessionOpen, joinSession, newSession } from './session.ts';

/** The keys that this reader holds now, by label of the lock. */
export interface Keychain {
  keyOf(label: string): CryptoKey | undefined;
  /** `hours`: how long it is kept; absent for the session. `global`: it opens everything. */
  add(label: string, key: CryptoKey, options: { hours?: number; global: boolean }): Promise<void>;
  /** Forgets all keys, here and in storage. */
  clear(): Promise<void>;
  /** Reads again what storage holds, after another tab has said that it changed. */
  refresh(): Promise<void>;
  /** When the first key expires, milliseconds since the epoch. */
  readonly expires: number | undefined;
  /** Of the locks that there are keys for. */
  readonly labels: string[];
  /** How many keys there are. */
  readonly size: number;
  /** Whether the browser keeps keys; otherwise they last as long as the document. */
  readonly isKept: boolean;
}

const HOUR_MS = 3_600_000;

/** Opens the reader's keychain. Keys of a session that is over, and those that have expired, are gone. */
export async function openKeychain(): Promise<Keychain> {
  const keys = new Map<string, StoredKey>();
  let isKept = true;

  async function refresh() {
    const stored = await readKeys().catch(() => {
      isKept = false;
      return undefined;
    });
    if (!stored) return;
    const valid = await Promise.all(stored.map(isValid));
    keys.clear();
    for (const key of stored.filter((_, index) => valid[index])) keys.set(key.label, key);
    const [first] = keys.values();
    if (first) void joinSession(first.session);
    else clearMarkers();
    // One by one, since other tabs may earn keys meanwhile.
    const gone = stored.filter((_, index) => !valid[index]);
    await Promise.all(gone.map((key) => deleteKey(key).catch(() => {})));
  }

  async function forget() {
    keys.clear();
    clearMarkers();
    await deleteKeys().catch(() => {});
  }

  await refresh();
  return {
    refresh,
    clear: forget,
    keyOf(label) {
      const stored = keys.get(label);
      return stored && !isExpired(stored) ? stored.key : undefined;
    },
    async add(label, key, { hours, global }) {
      const [first] = keys.values();
      const session = first?.session ?? newSession();
      const stored = { label, key, session, ...(hours && { expires: Date.now() + hours * HOUR_MS }) };
      keys.set(label, stored);
      await joinSession(session); // Tabs that find the key take it for one of a session that is over, and delete it.
      await writeKey(stored).catch(() => {
        isKept = false;
      });
      if (isKept) await setMarker(label, { global });
    },
    get expires() {
      return firstEnd([...keys.values()]);
    },
    get labels() {
      return [...keys.keys()];
    },
    get size() {
      return keys.size;
    },
    get isKept() {
      return isKept;
    },
  };
}

const firstEnd = (keys: readonly StoredKey[]): number | undefined =>
  keys.flatMap(({ expires }) => expires ?? []).sort((a, b) => a - b)[0];

const isExpired = ({ expires }: StoredKey) => expires !== undefined && expires <= Date.now();

/** A key with a time of its own outlives the session. */
const isValid = async (key: StoredKey) =>
  key.expires !== undefined ? !isExpired(key) : isSessionOpen(key.session);
