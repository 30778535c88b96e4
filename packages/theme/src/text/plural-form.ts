/** As `Intl.PluralRules` names them, in the order in which a text writes them. */
const CATEGORIES: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/**
 * The form of a text for a count: `'{words} word | {words} words'` has one for each category of its language, in the order zero,
 * one, two, few, many, other. A text without `|` serves for all; where some are not written, the last one does.
 */
export function pluralForm(text: string, count: number, lang: string): string {
  const forms = text.split('|').map((form) => form.trim());
  if (forms.length === 1) return text;
  const rules = new Intl.PluralRules(lang);
  const used = CATEGORIES.filter((one) => rules.resolvedOptions().pluralCategories.includes(one));
  return forms[used.indexOf(rules.select(count))] ?? forms.at(-1) ?? text;
}
