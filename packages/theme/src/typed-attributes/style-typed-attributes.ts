/** What styles read lengths, colours and numbers from. */
const TYPED =
  ':is([data-size], [data-color], [data-bg], [data-border], [data-gap], [data-width], [data-height], [data-per-view], [data-ratio])';

/**
 * Styles take an author's lengths and colours from attributes: `attr(data-gap type(<length>))`. For browsers that cannot
 * do that, Firefox and Safari among them, a style sheet made by script says the same, which a strict policy allows.
 */
export function styleTypedAttributes(): undefined {
  if (CSS.supports('width', 'attr(data-width type(<length>), 0)') || !document.querySelector(TYPED)) return;
  void import('./typed-rules.ts').then((rules) => rules.addTypedRules());
}
