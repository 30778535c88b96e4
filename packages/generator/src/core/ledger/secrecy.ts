/*
 * Types that keep what is made of locked sources out of stores and output. Whatever writes takes an `Open`. A `Secret` gets there
 * through a seal (`locks/page-seals.ts`) or not at all; what others may know of a locked page is its face (`site/faces/make-face.ts`).
 */

/** Something that everybody may read. */
export class Open<T> {
  readonly #isOpen = true;
  readonly value: T;

  constructor(value: T) {
    this.value = value;
  }

  /** Whether an answer may be written as it is. */
  static is<T>(answer: Answer<T>): answer is Open<T> {
    return #isOpen in answer;
  }
}

/** Something that only readers with a password may read. It has no properties and no JSON. */
export class Secret<T> {
  readonly #value: T;

  constructor(value: T) {
    this.#value = value;
  }

  /** The value of an answer, for seals. */
  static reveal<T>(answer: Answer<T>): T {
    return Open.is(answer) ? answer.value : answer.#value;
  }
}

/** Something made of sources that may be locked. */
export type Answer<T> = Open<T> | Secret<T>;
