import { type Fields, fieldsOf, textIn } from './post-code.ts';
import { type RunCode, RunError, type RunTools, type ServicePlace } from './run-types.ts';

const CONNECTED = {
  type: 'websocket/connected',
  payload: { iAcceptThisIsAnUnsupportedApi: true },
  meta: { websocket: true, sequenceNumber: 0 },
};

const EXECUTE = 'output/execute/wsExecute';
const OPTIONS = {
  backtrace: false,
  channel: 'stable',
  crateType: 'bin',
  edition: '2021',
  mode: 'release',
  tests: false,
};

/** The number of our request among the messages of a connection. */
const SEQUENCE = 1;

/** Rust runs at the Rust Playground, or at a service that speaks as it does: a handshake, a request, then pieces of output. */
export const rustService =
  ({ url = '' }: ServicePlace): RunCode =>
  (code, tools) =>
    new Promise((resolve, reject) => {
      const { signal } = tools;
      signal.throwIfAborted();
      const socket = new WebSocket(url);
      const send = (message: object) => socket.send(JSON.stringify(message));
      const request = (name: string, payload?: object) =>
        send({ type: `${EXECUTE}${name}`, payload, meta: { websocket: true, sequenceNumber: SEQUENCE } });
      let wasOpen = false;
      const end = (settle: () => void) => {
        signal.removeEventListener('abort', stop);
        settle();
        socket.close();
      };
      const stop = () => {
        if (wasOpen) request('Kill');
        end(() => reject(signal.reason));
      };
      signal.addEventListener('abort', stop);
      socket.addEventListener('open', () => {
        wasOpen = true;
        send(CONNECTED);
      });
      // Also after an error, and by itself when a connection drops.
      socket.addEventListener('close', () =>
        end(() => reject(new RunError(wasOpen ? 'lost' : 'unreachable'))),
      );
      socket.addEventListener('message', ({ data }) => {
        const message = messageOf(data);
        if (!message) return end(() => reject(new RunError('unreadable')));
        if (message.type === CONNECTED.type) return request('Request', { ...OPTIONS, code });
        if (fieldsOf(message.meta)?.sequenceNumber !== SEQUENCE) return;
        if (tell(message, tools)) end(resolve);
      });
    });

/** Whether this was the last message. */
function tell({ type, payload }: Fields, { say }: RunTools): boolean {
  if (type === `${EXECUTE}Stdout`) say({ kind: 'stdout', text: textIn(payload) });
  if (type === `${EXECUTE}Stderr`) tellStderr(textIn(payload), say);
  if (type !== `${EXECUTE}End`) return false;
  const { success, exitDetail } = fieldsOf(payload) ?? {};
  if (success !== true) say({ kind: 'error', text: textIn(exitDetail) });
  return true;
}

/** An error of the compiler is a headline and what is to be said of it. */
function tellStderr(text: string, say: RunTools['say']): void {
  const [headline = '', ...lines] = text.split('\n');
  const isError = headline.startsWith('error:');
  const rest = isError ? lines.join('\n') : text;
  if (isError) say({ kind: 'error', text: headline });
  if (rest.trim()) say({ kind: 'stderr', text: rest });
}

function messageOf(data: unknown): Fields | undefined {
  try {
    return fieldsOf(JSON.parse(String(data)));
  } catch {
    return undefined;
  }
}
