/** A key that a reader has earned. It can be used and never read out. */
export interface StoredKey {
  label: string;
  key: CryptoKey;
  /** Milliseconds since the epoch; absent: until the session ends. */
  expires?: number;
  session: string;
}

const DATABASE = 'bifolio-locks';
const STORE = 'keys';

/** Keys in IndexedDB, which holds `CryptoKey` as it is. Every function rejects where there is none. */
export const readKeys = (): Promise<StoredKey[]> => withStore('readonly', (store) => store.getAll());

export const writeKey = (key: StoredKey): Promise<unknown> =>
  withStore('readwrite', (store) => store.put(key));

/** Deletes all of them. */
export const deleteKeys = (): Promise<unknown> => withStore('readwrite', (store) => store.clear());

/** Deletes a key unless another tab has put one of a newer session in its place. */
export const deleteKey = ({ label, session }: StoredKey): Promise<unknown> =>
  withStore('readwrite', (store) => {
    const request = store.openCursor(IDBKeyRange.only(label));
    request.addEventListener('success', () => {
      const cursor = request.result;
      if ((cursor?.value as StoredKey | undefined)?.session === session) cursor?.delete();
    });
    return request;
  });

async function withStore<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await openDatabase();
  try {
    return await settled(act(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'label' });
  return settled(request);
}

const settled = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
