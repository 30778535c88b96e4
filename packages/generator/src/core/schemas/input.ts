import type { z } from 'zod';

/**
 * What authors write for a schema. The same type as `z.input`, but its keys keep the comments that stand above them in the schema,
 * which editors show; zod's own mapped types lose them.
 */
export type Input<Schema> =
  Schema extends z.ZodObject<infer Shape, infer Config>
    ? ObjectInput<Shape> & Rest<Config>
    : Schema extends z.ZodOptional<infer Inner> | z.ZodDefault<infer Inner> | z.ZodPrefault<infer Inner>
      ? Input<Inner> | undefined
      : Schema extends z.ZodNullable<infer Inner>
        ? Input<Inner> | null
        : Schema extends z.ZodUnion<infer Options>
          ? { [Index in keyof Options]: Input<Options[Index]> }[number]
          : Schema extends z.ZodPipe<infer From, z.core.SomeType>
            ? Input<From>
            : Schema extends z.ZodArray<infer Element>
              ? Input<Element>[]
              : Schema extends z.ZodRecord<infer Key extends z.ZodString, infer Value>
                ? Record<z.input<Key>, Input<Value>>
                : z.input<Schema>;

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
type Rest<Config> = Config extends { in: infer Others }
  ? string extends keyof Others
    ? Others
    : unknown
  : unknown;
