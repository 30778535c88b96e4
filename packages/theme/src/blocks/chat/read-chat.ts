import { createFenceTracker } from 'bifolio/markdown';

/** One message of a chat. */
interface Message {
  /** Printed above the message; only where it differs from the one before. */
  date?: string;
  /** Absent: oneself. */
  name?: string;
  lines: string[];
  /** Index of the first of `lines` in the chat. */
  from: number;
}

const speaker = /^\{\s*(?:(?<self>\.)|:(?<date>[^{}]*)|(?<name>[^{}:][^{}]*))\s*\}$/;

/** The messages of a chat. */
export interface Chat {
  messages: Message[];
  /** Index of the first line of text that nobody says. */
  lost?: number;
}

/** Reads `{:date}`, `{Name}` and `{.}` lines and the text below each. What comes before the first speaker is dropped. */
export function readChat(lines: readonly string[]): Chat {
  const messages: Message[] = [];
  let lost: number | undefined;
  const isFence = createFenceTracker();
  let date = '';
  let printed = '';
  for (const [index, line] of lines.entries()) {
    const said = isFence(line) ? undefined : speaker.exec(line.trim())?.groups;
    if (said?.date !== undefined) date = said.date.trim();
    else if (said) {
      const name = said.name?.trim();
      messages.push({ ...(date !== printed && { date }), ...(name && { name }), lines: [], from: index + 1 });
      printed = date;
    } else if (messages.length > 0) messages.at(-1)?.lines.push(line);
    else if (line.trim() !== '') lost ??= index;
  }
  return { messages, ...(lost !== undefined && { lost }) };
}
