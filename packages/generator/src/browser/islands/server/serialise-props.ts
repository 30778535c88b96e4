import { isValidElement, type ReactElement } from 'react';
import { BifolioError } from '../../../core/errors/bifolio-error.ts';
import type { SlotReference } from '../island-props.ts';

/** An island's props as data, and the React elements that were among them. */
export interface SerialisedProps {
  /** JSON values, with a `SlotReference` wherever an element stood. */
  props: Record<string, unknown>;
  /** Elements by slot name, which is the element's place in the props: `children`, `items.2.label`. */
  slots: Map<string, ReactElement>;
}

/**
 * Takes the React elements out of an island's props. Throws a `BifolioError` that names the prop for whatever JSON
 * cannot carry: functions, class instances, dates, `NaN`, `undefined` in an array.
 */
export function serialiseProps(island: string, input: Readonly<Record<string, unknown>>): SerialisedProps {
  const slots = new Map<string, ReactElement>();

  function serialise(value: unknown, path: string): unknown {
    if (isValidElement(value)) {
      slots.set(path, value);
      return { $slot: path } satisfies SlotReference;
    }
    if (Array.isArray(value)) return value.map((item, index) => serialise(item, `${path}.${index}`));
    if (isPlainObject(value)) return serialiseObject(value, `${path}.`);
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    throw notSerialisable(island, path, describe(value));
  }

  function serialiseObject(
    object: Readonly<Record<string, unknown>>,
    prefix: string,
  ): Record<string, unknown> {
    const entries = Object.entries(object).filter(([, value]) => value !== undefined);
    return Object.fromEntries(
      entries.map(([key, value]) => {
        if (key === '$slot') throw notSerialisable(island, prefix + key, 'a reserved name');
        return [key, serialise(value, prefix + key)];
      }),
    );
  }

  return { props: serialiseObject(input, ''), slots };
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return (prototype === Object.prototype || prototype === null) && !('$$typeof' in value);
}

function describe(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null)
    return value === undefined ? 'undefined' : `a ${typeof value}`;
  if ('$$typeof' in value) return 'a special React object';
  const name = value.constructor?.name;
  return name ? `a ${name} object` : 'an object of a class';
}

function notSerialisable(island: string, path: string, what: string) {
  return new BifolioError({
    severity: 'error',
    code: 'island-props',
    message: `The island <${island}> cannot be sent to the browser: its prop \`${path}\` is ${what}.`,
    hint: 'Pass text, numbers, booleans, lists, plain objects or React elements, and make the rest inside the island.',
  });
}
