import type { ReactNode } from 'react';

/**
 * What an attribute holds. `text`, `switch` (nothing, `true` or `false`), `number`, `length` (`300`, `50%`, `20rem`), `ratio` (`16:9`,
 * `1.5`), `color` (`red`, `#f00`, `oklch(…)`), `time` (`90`, `1:30`), `content` (text, or what stands in a slot of this name), `any`
 * (JSON too), or one of some words.
 */
export type AttributeKind =
  | 'text'
  | 'switch'
  | 'number'
  | 'length'
  | 'ratio'
  | 'color'
  | 'time'
  | 'content'
  | 'any'
  | readonly string[];

/** The attributes of a container, embed or tag, in camel case. In Markdown they may be in kebab case too. */
export type Attributes = Readonly<Record<string, AttributeKind>>;

interface Values {
  text: string;
  switch: boolean;
  number: number;
  /** A length of CSS; a number counts pixels. */
  length: string;
  /** Width divided by height. */
  ratio: number;
  /** A color of CSS. */
  color: string;
  /** Seconds. */
  time: number;
  content: ReactNode;
  any: unknown;
}

/** A word `true` or `false` may be written as a switch. */
type WordValue<Word> = Word extends 'true' | 'false' ? Word | boolean : Word;

type ValueOf<Kind> = Kind extends keyof Values
  ? Values[Kind]
  : Kind extends readonly (infer Word)[]
    ? WordValue<Word>
    : never;

/** What a component gets of attributes: values of their kinds. Invalid ones are reported and left out. */
export type AttributeProps<Declared extends Attributes> = {
  -readonly [Name in keyof Declared]?: ValueOf<Declared[Name]>;
};

/** What the tags of components have. */
export interface TagAttributes {
  /** The component's name, and others that it goes by. */
  names: readonly string[];
  /** With their kinds; a list of names takes any value. */
  attributes: Attributes | readonly string[];
}

/**
 * The attributes unchanged, typed for editors, with their words as types.
 * @example
 * ```ts
 * import { type AttributeProps, defineAttributes } from 'bifolio/markdown';
 *
 * export const attributes = defineAttributes({ title: 'text', align: ['left', 'right'] });
 *
 * export type AnswerProps = AttributeProps<typeof attributes>; // { title?: string; align?: 'left' | 'right' }
 * ```
 */
export function defineAttributes<const Declared extends Attributes>(attributes: Declared): Declared {
  return attributes;
}
