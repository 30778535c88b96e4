import type { z } from 'zod';

/**
 * What authors write for a schema. The same type as `z.input`, but its keys keep the comments that stand above them in the schema,
 * which editors show; zod's own mapped types lose them.
 */
export type Input<Schema> = Schema extends { _zod: { def: infer Definition } }
  ? InputOf<Definition, Schema>
  : never;

// By the definition and not by zod's classes: comparing one class with another takes an editor a second.
type InputOf<Definition, Schema> = Definition extends { type: 'object'; shape: infer Shape }
  ? ObjectInput<Shape> & Rest<Schema>
  : Definition extends { type: 'optional' | 'default' | 'prefault'; innerType: infer Inner }
    ? Input<Inner> | undefined
    : Definition extends { type: 'nullable'; innerType: infer Inner }
      ? Input<Inner> | null
      : Definition extends { type: 'union'; options: infer Options }
        ? { [Index in keyof Options]: Input<Options[Index]> }[number & keyof Options]
        : Definition extends { type: 'pipe'; in: infer From }
          ? Input<From>
          : Definition extends { type: 'array'; element: infer Element }
            ? Input<Element>[]
            : Definition extends { type: 'record'; keyType: StringSchema; valueType: infer Value }
              ? Record<string, Input<Value>>
              : z.input<Schema>;

type StringSchema = { _zod: { def: { type: 'string' } } };

/** The same for the keys of an object. */
export type ObjectInput<Shape> = Flat<
  Required<Shape, Exclude<keyof Shape, OptionalKey<Shape>>> & Optional<Shape, OptionalKey<Shape>>
>;

// Mapped over keys of a type that has them, a property keeps its comment.
type Required<Shape, Key extends keyof Shape> = { -readonly [K in Key]: Input<Shape[K]> };
type Optional<Shape, Key extends keyof Shape> = { -readonly [K in Key]?: Input<Shape[K]> };
// Intersected with nothing, editors show it written out.
type Flat<T> = { [K in keyof T]: T[K] } & {};

type OptionalKey<Shape> = {
  [Key in keyof Shape]: Shape[Key] extends { _zod: { optin: 'optional' | 'defaulted' } } ? Key : never;
}[keyof Shape];

/** Any other key, where the schema is loose. */
type Rest<Schema> = Schema extends { _zod: { config: { in: infer Others } } }
  ? string extends keyof Others
    ? Others
    : unknown
  : unknown;
