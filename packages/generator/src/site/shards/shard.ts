import { hash } from 'node:crypto';
import { BifolioError } from '../../core/errors/bifolio-error.ts';

/** One of several parts that pages of a site are rendered in. */
export interface Shard {
  /** From 1 to `of`. */
  number: number;
  of: number;
}

/** A shard as the command line names it: `2/8`. Throws with what to type when there is no such shard. */
export function parseShard(text: string): Shard {
  const [, number = 0, of = 0] = (/^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? []).map(Number);
  if (number >= 1 && number <= of) return { number, of };
  throw new BifolioError({
    severity: 'error',
    code: 'invalid-shard',
    message: `Expected --shard to be the number of a part and how many there are, such as 2/8; got "${text}".`,
    hint:
      of > 0
        ? `Use one from --shard 1/${of} to --shard ${of}/${of}.`
        : 'Type --shard 1/4 on the first of four machines, --shard 2/4 on the second.',
  });
}

/** As the command line names it. */
export const shardText = ({ number, of }: Shard): string => `${number}/${of}`;

/** Whether a shard has the page at a route. Each page is in one, which stays when others come and go. */
export const isInShard = (route: string, { number, of }: Shard): boolean =>
  hash('sha256', route, 'buffer').readUInt32BE() % of === number - 1;
