import { TYPED_VALUES, type TypedValue } from './typed-values.ts';

/** Properties that tell whether a value is of the type: custom ones take anything. */
const PROOF = {
  length: 'width',
  'length-percentage': 'width',
  color: 'color',
  number: 'line-height',
} as const;

let layer: CSSGroupingRule | undefined;
const known = new Set<string>();

/** Writes a rule for each value on the page that has none yet. */
export function addTypedRules() {
  for (const typed of TYPED_VALUES) {
    for (const root of pageParts()) {
      for (const element of root.querySelectorAll(`${typed.selector}[${typed.attribute}]`))
        addRule(typed, element.getAttribute(typed.attribute) ?? '');
    }
  }
}

/** The document, and what islands keep aside until they show it. */
const pageParts = () => [
  document,
  ...[...document.querySelectorAll('template')].map(({ content }) => content),
];

/** The attribute's value adds nothing to the weight of the selector, so that what is said for print or phones still counts. */
function addRule({ selector, attribute, property, type }: TypedValue, value: string) {
  const text = `${selector}:where([${attribute}="${CSS.escape(value)}"])`;
  const key = `${text} ${property}`;
  if (known.has(key) || !CSS.supports(PROOF[type], value)) return;
  known.add(key);
  layer ??= addLayer();
  const rule = layer.cssRules[layer.insertRule(`${text} {}`, layer.cssRules.length)];
  if (rule instanceof CSSStyleRule) rule.style.setProperty(property, value);
}

/** Outlives the page; the layer is that of the blocks, so that the author's own rules win as always. */
function addLayer(): CSSGroupingRule {
  const sheet = new CSSStyleSheet();
  sheet.insertRule('@layer bifolio.blocks {}');
  document.adoptedStyleSheets.push(sheet);
  return sheet.cssRules[0] as CSSGroupingRule;
}
