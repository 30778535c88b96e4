import type { ReadingTime } from 'bifolio';
import type { Text } from '../../text/text.ts';

/** The text that tells how long a page takes to read. */
export const readingTimeKey = ({ minutes }: Pick<ReadingTime, 'minutes'>) =>
  minutes < 1 ? 'lessThanMinuteText' : 'minutesText';

/** How long a page takes to read, in words: `About 3 min`, or `Less than 1 minute`. */
export const readingTimeText = (
  time: Pick<ReadingTime, 'minutes'>,
  text: Pick<Text, 'lessThanMinuteText' | 'minutesText'>,
): string => text[readingTimeKey(time)].replace('{minutes}', String(Math.round(time.minutes)));
