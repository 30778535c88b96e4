import { BifolioError, type Problem } from 'bifolio';
import type { z } from 'zod';
import { writtenReference } from './join-files.ts';
import { isRecord, type Pointer, pointerOf, valueAt } from './pointer.ts';
import type { DescriptionFile } from './read-file.ts';

/** A value of a description, and where it is written. */
export interface Placed<Value = unknown> {
  value: Value;
  at: Pointer;
}

/** Reads parts of a description, follows its references, and collects what is wrong with it. */
export interface Reader {
  /** The value that references lead to, and where that is. Something that is no reference is returned as it is. */
  follow(part: Placed): Placed;
  /** A part as its shape says; `undefined`, and a problem, if it has another one. References are followed. */
  read<Shape extends z.ZodType>(part: Placed, shape: Shape): Placed<z.output<Shape>> | undefined;
  /** Parts of an object or a list. */
  parts(part: Placed): (Placed & { key: string })[];
  /** Throws a `BifolioError` with all problems. */
  finish(): void;
}

/** More of them help nobody. */
const MOST_PROBLEMS = 20;

export function createReader({ value: document, find }: Pick<DescriptionFile, 'value' | 'find'>): Reader {
  const problems = new Map<string, Problem>();
  const report = (at: Pointer, message: string, hint: string) => {
    const key = JSON.stringify([at, message]);
    if (problems.size >= MOST_PROBLEMS || problems.has(key)) return;
    problems.set(key, { severity: 'error', code: 'openapi', ...find(at), message, hint });
  };

  function follow(part: Placed): Placed {
    const seen = new Set<string>();
    let { value, at } = part;
    while (isRecord(value) && typeof value.$ref === 'string') {
      const { $ref } = value;
      const written = writtenReference($ref);
      const place = [...at, '$ref'];
      if (!$ref.startsWith('#')) return lost(place, outside(written));
      if (seen.has($ref)) return lost(place, circle(written));
      seen.add($ref);
      at = pointerOf($ref);
      value = valueAt(document, at);
      if (value === undefined) return lost(place, missing(written));
    }
    return { value, at };
  }

  function lost(at: Pointer, [message, hint]: readonly [string, string]): Placed {
    report(at, message, hint);
    return { value: undefined, at };
  }

  return {
    follow,
    read(part, shape) {
      const { value, at } = follow(part);
      if (value === undefined) return undefined;
      const result = shape.safeParse(value);
      if (result.success) return { value: result.data, at };
      for (const { path, message } of result.error.issues) {
        const place = [...at, ...path.map((key) => (typeof key === 'number' ? key : String(key)))];
        report(
          place,
          `${nameOf(place)} is invalid: ${message.replace(/^Invalid input: /, '')}.`,
          'Correct the description; see https://spec.openapis.org/oas/.',
        );
      }
      return undefined;
    },
    parts: ({ value, at }) =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).map(([key, part]) => ({ key, value: part, at: [...at, key] }))
        : [],
    finish() {
      if (problems.size > 0) throw new BifolioError([...problems.values()]);
    },
  };
}

const nameOf = (at: Pointer) => (at.length === 0 ? 'The description' : `"${at.join(' › ')}"`);

const missing = (ref: string) =>
  [`The reference "${ref}" leads nowhere.`, 'Add what it names, or correct the reference.'] as const;

const circle = (ref: string) =>
  [`The reference "${ref}" leads back to itself.`, 'Write the value in one of the places.'] as const;

const outside = (ref: string) =>
  [
    `The reference "${ref}" leads to another host.`,
    'Put all into one file: npx @redocly/cli bundle openapi.yaml -o openapi.bundled.yaml.',
  ] as const;
