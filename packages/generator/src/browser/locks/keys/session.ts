const LOCK_NAME = 'bifolio-unlocked-session';
const SESSION_KEY = 'bifolio-unlocked-session';

/**
 * Says that a tab of this site is open which may show what was unlocked, for as long as the document lives. Other tabs hear
 * of it as soon as the promise is fulfilled.
 */
export async function joinSession(id: string): Promise<void> {
  writeSession(id);
  const joined = Promise.withResolvers<void>();
  const untilClosed = () => {
    joined.resolve();
    return new Promise<void>(() => {});
  };
  navigator.locks?.request(LOCK_NAME, { mode: 'shared' }, untilClosed).catch(joined.resolve);
  if (navigator.locks) await joined.promise;
}

/** A name for the session that begins now. */
export const newSession = (): string => crypto.randomUUID();

/**
 * Whether the session of that name goes on: this tab has taken part in it, or another tab does. When the last one has been
 * closed the session is over, although the browser keeps what was stored.
 */
export async function isSessionOpen(id: string): Promise<boolean> {
  return readSession() === id || (await isAnotherTabOpen());
}

async function isAnotherTabOpen(): Promise<boolean> {
  try {
    const { held = [] } = await navigator.locks.query();
    return held.some(({ name }) => name === LOCK_NAME);
  } catch {
    return false;
  }
}

function readSession(): string | null {
  try {
    return sessionStorage.getItem(SESSION_KEY);
  } catch {
    return null;
  }
}

function writeSession(id: string) {
  try {
    sessionStorage.setItem(SESSION_KEY, id);
  } catch {
    // Without storage the session ends with the document.
  }
}
