/** Texts by name. Some are together in one, such as those of `notFound`. */
interface Texts {
  readonly [name: string]: string | Texts;
}

/** The same texts in another language. */
export type SameTexts<T> = { [K in keyof T]: T[K] extends string ? string : SameTexts<T[K]> };

/** The texts of a feature in the two languages that all others fall back to. Both have the same texts, or this does not compile. */
export function defineText<T extends Texts>(text: { en: T; zh: SameTexts<NoInfer<T>> }) {
  return text;
}
