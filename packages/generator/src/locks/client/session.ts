const LOCK_NAME = 'bifolio-unlocked-session';
const SESSION_KEY = 'bifolio-unlocked-session';

/** Says that a tab of this site is open which may show what was unlocked, for as long as the document lives. */
export function joinSession(id: string) {
  writeSession(id);
  void navigator.locks?.request(LOCK_NAME, { mode: 'shared' }, () => new Promise(() => {})).catch(() => {});
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
