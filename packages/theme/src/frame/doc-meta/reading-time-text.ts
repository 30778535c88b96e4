import type { ReadingTime } from 'bifolio';
import type { Text } from '../../text/text.ts';

/** How long a page takes to read, in words: `About 3 min`, or `Less than 1 minute`. */
export function readingTimeText(
  { minutes }: Pick<ReadingTime, 'minutes'>,
  text: Pick<Text, 'lessThanMinuteText' | 'minutesText'>,
): string {
  if (minutes < 1) return text.lessThanMinuteText;
  return text.minutesText.replace('{minutes}', String(Math.round(minutes)));
}
