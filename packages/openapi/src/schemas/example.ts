import type { Media } from '../description/description.ts';
import { isRecord } from '../description/pointer.ts';
import type { Placed, Reader } from '../description/reader.ts';
import { sample } from './sample.ts';

/** A named example of a body. */
export interface Example {
  name: string;
  value: unknown;
}

/** Examples that a description gives, or else one that its schema allows. */
export function examplesOf({ value: media, at }: Placed<Media>, reader: Reader, document: object): Example[] {
  if (media.example !== undefined) return [{ name: '', value: media.example }];
  const named = reader.parts({ value: media.examples, at: [...at, 'examples'] }).flatMap((part) => {
    const { value } = reader.follow(part);
    if (!isRecord(value) || value.value === undefined) return [];
    return [{ name: typeof value.summary === 'string' ? value.summary : part.key, value: value.value }];
  });
  if (named.length > 0) return named;
  const value = sample(media.schema, document);
  return value === undefined ? [] : [{ name: '', value }];
}
