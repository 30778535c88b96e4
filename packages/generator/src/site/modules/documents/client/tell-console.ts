import type { ConsoleLevel } from './frame-protocol.ts';

const LEVELS: readonly ConsoleLevel[] = ['log', 'info', 'warn', 'error', 'debug'];

/** A loop that prints is not told in full. */
const MOST_MESSAGES = 500;
const LONGEST = 2000;

/** What browsers say of errors in scripts of another origin: the guards of the code know more. */
const HIDDEN = 'Script error.';

/**
 * Tells what is written to the console, and errors that nobody has caught. The browser's own console gets all of it too. Answers with
 * the way to tell an error.
 */
export function tellConsole(tell: (level: ConsoleLevel, text: string) => void): (error: unknown) => void {
  let count = 0;
  const say = (level: ConsoleLevel, text: string) => {
    count += 1;
    if (count <= MOST_MESSAGES) tell(level, text.slice(0, LONGEST));
  };
  for (const level of LEVELS) {
    const original = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      original(...values);
      say(level, values.map(shown).join(' '));
    };
  }
  addEventListener('error', ({ message }) => {
    if (message && message !== HIDDEN) say('error', message);
  });
  addEventListener('unhandledrejection', ({ reason }) => say('error', shown(reason)));
  return (error) => say('error', shown(error));
}

function shown(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return String(value);
  if (value instanceof Element) return value.outerHTML;
  if (typeof value !== 'object' || value === null) return String(value);
  try {
    return JSON.stringify(value, undefined, Array.isArray(value) ? undefined : 1).replace(/\n\s*/g, ' ');
  } catch {
    return String(value); // It holds itself, or something that JSON has no word for.
  }
}
