import { setTimeout as wait } from 'node:timers/promises';

/** Key of an element's id in answers, by the standard. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** A session of WebDriver: commands go to paths below it. */
export interface WebDriverSession {
  send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown>;
  /** The id of the first element. Rejects when there is none. */
  find(selector: string): Promise<string>;
}

/** Opens a session with a driver that may still be starting. */
export async function openSession(server: string): Promise<WebDriverSession> {
  const { sessionId } = (await whenListening(() =>
    send(server, 'POST', '/session', { capabilities: {} }),
  )) as {
    sessionId: string;
  };
  const session: WebDriverSession = {
    send: (method, path, body) => send(server, method, `/session/${sessionId}${path}`, body),
    async find(value) {
      const found = await session.send('POST', '/element', { using: 'css selector', value });
      return (found as Record<string, string>)[ELEMENT] ?? '';
    },
  };
  return session;
}

async function send(server: string, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(server + path, { method, body: JSON.stringify(body) });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
  return value;
}

/** `fetch` rejects with a `TypeError` as long as nobody listens. */
async function whenListening<T>(action: () => Promise<T>, triesLeft = 100): Promise<T> {
  try {
    return await action();
  } catch (error) {
    if (!(error instanceof TypeError) || triesLeft === 0) throw error;
    await wait(100);
    return whenListening(action, triesLeft - 1);
  }
}
