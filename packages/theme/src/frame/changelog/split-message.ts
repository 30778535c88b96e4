/** A part of a commit's message: plain text, or a number of an issue as it stands there. */
export type MessagePart = { text: string } | { issue: string };

/** Finds the issues that a message names: `#12`, but neither `a#12` nor `#12px`. */
export function splitMessage(message: string): MessagePart[] {
  return message
    .split(/(?<![\w&#])(#\d+)\b/)
    .filter(Boolean)
    .map((part) => (/^#\d+$/.test(part) ? { issue: part.slice(1) } : { text: part }));
}
