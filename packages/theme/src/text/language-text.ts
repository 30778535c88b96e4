import type { en } from '../found/texts.ts';
import type { SameTexts } from './define-text.ts';

/** Interface text of one language, each text filled. */
export type Text = SameTexts<typeof en>;

/** Interface text of a language that may lack some. */
export type SomeText = { [K in keyof Text]?: Text[K] extends string ? string : Partial<Text[K]> };

/** Texts of a language, key by key over those of another. */
export function overlayText(base: Text, over: SomeText): Text {
  const given: Record<string, unknown> = over;
  const entries = Object.entries(base).map(([name, text]) => {
    const own = given[name] ?? text;
    return [name, isGroup(text) && isGroup(own) ? { ...text, ...own } : own];
  });
  return Object.fromEntries(entries) as Text;
}

/** Names of texts, those within others with a dot: `notFound.title`. */
export function textNames(text: object): string[] {
  return Object.entries(text).flatMap(([name, value]) => {
    if (value === undefined) return [];
    return isGroup(value) ? textNames(value).map((inner) => `${name}.${inner}`) : [name];
  });
}

const isGroup = (text: unknown): text is object => typeof text === 'object' && text !== null;
