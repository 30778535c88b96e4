import { createFenceTracker } from 'bifolio/markdown';

/** One message of a chat. */
export interface Message {
  /** Printed above the message; only where it differs from the one before. */
  date?: string;
  /** Absent: oneself. */
  name?: string;
  lines: string[];
  /** Index of the first of `lines` in the chat. */
  from: number;
}

const speaker = /^\{\s*(?:(?<self>\.)|:(?<date>[^{}]*)|(?<name>[^{}:][^{}]*))\s*\}$/;

/** Reads `{:date}`, `{Name}` and `{.}` lines and the text below each. What comes before the first speaker is dropped. */
export function readChat(lines: readonly string[]): Message[] {
  const messages: Message[] = [];
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
    } else messages.at(-1)?.lines.push(line);
  }
  return messages;
}
