import { applySealedStyles, sealStyles } from '../../charts/drawing/sealed-styles.ts';

/** The window of a frame. */
export type StyledRealm = Window & typeof globalThis;

/** Stands for a style element, which the policy would look at. */
const STAND_IN = 'data-style-element';

/** Style elements in markup again. */
export const restoreStyleElements = (svg: string): string =>
  svg.replace(new RegExp(`<defs ${STAND_IN}="">([\\s\\S]*?)</defs>`, 'g'), '<style>$1</style>');

/** Has all styles that scripts write in a frame go through CSSOM: attributes, markup, style elements. */
export function styleByCssom(realm: StyledRealm): void {
  const { Document, DOMParser, Element, Node } = realm;
  sealParsed(DOMParser.prototype);
  setAttributesByCssom(Element.prototype);
  setMarkupByCssom(Element.prototype);
  standInForStyles(Document.prototype);
  for (const name of ['appendChild', 'insertBefore'] as const)
    replace(
      Node.prototype,
      name,
      (original) =>
        function (this: Node, ...args) {
          const result = original.apply(this, args);
          adoptRules(realm, args[0]);
          return result;
        },
    );
  replaceSetter(
    Node.prototype,
    'textContent',
    (set) =>
      function (this: Node, text) {
        set.call(this, text);
        adoptRules(realm, this);
      },
  );
}

function sealParsed(prototype: DOMParser): void {
  replace(
    prototype,
    'parseFromString',
    (original) =>
      function (this: DOMParser, text, ...args) {
        return original.call(this, sealStyles(text), ...args);
      },
  );
}

function setAttributesByCssom(prototype: Element): void {
  const isStyle = (element: Element, name: string): element is HTMLElement =>
    name.toLowerCase() === 'style' && 'style' in element;
  replace(
    prototype,
    'setAttribute',
    (original) =>
      function (this: Element, name, value) {
        if (isStyle(this, name)) this.style.cssText = value;
        else original.call(this, name, value);
      },
  );
  replace(
    prototype,
    'setAttributeNS',
    (original) =>
      function (this: Element, namespace, name, value) {
        if (isStyle(this, name)) this.style.cssText = value;
        else original.call(this, namespace, name, value);
      },
  );
}

/** Markup is read where nothing loads or runs, and loses what would run. */
function setMarkupByCssom(prototype: Element): void {
  replaceSetter(
    prototype,
    'innerHTML',
    (set) =>
      function (this: Element, markup) {
        if (this.hasAttribute(STAND_IN)) {
          this.textContent = markup;
          return;
        }
        const inert = this.ownerDocument.implementation.createHTMLDocument('');
        const context = inert.importNode(this, false);
        set.call(context, sealStyles(markup));
        dropHandlers(context);
        this.replaceChildren(...context.childNodes);
        applySealedStyles(this);
      },
  );
}

function dropHandlers(root: Element): void {
  for (const element of root.querySelectorAll('*'))
    for (const { name } of [...element.attributes]) if (/^on/i.test(name)) element.removeAttribute(name);
}

function standInForStyles(prototype: Document): void {
  const standIn = (of: Document) => {
    const element = createNS.call(of, 'http://www.w3.org/2000/svg', 'defs');
    element.setAttribute(STAND_IN, '');
    return element;
  };
  const createNS = prototype.createElementNS as (namespace: string | null, name: string) => Element;
  const create = prototype.createElement as (name: string) => Element;
  Object.assign(prototype, {
    createElement(this: Document, name: string) {
      return name === 'style' ? standIn(this) : create.call(this, name);
    },
    createElementNS(this: Document, namespace: string | null, name: string) {
      return name === 'style' ? standIn(this) : createNS.call(this, namespace, name);
    },
  });
}

/** The rules of a stand-in count in the frame, where things are measured. */
function adoptRules(realm: StyledRealm, node: Node): void {
  if (!(node instanceof realm.Element) || !node.hasAttribute(STAND_IN) || !node.isConnected) return;
  const sheet = new realm.CSSStyleSheet();
  sheet.replaceSync(node.textContent ?? '');
  realm.document.adoptedStyleSheets.push(sheet);
}

type Method<Owner, Name extends keyof Owner> = Owner[Name] extends (...args: infer Args) => infer Result
  ? (this: Owner, ...args: Args) => Result
  : never;

function replace<Owner extends object, Name extends keyof Owner>(
  prototype: Owner,
  name: Name,
  by: (original: Method<Owner, Name>) => Method<Owner, Name>,
): void {
  Object.assign(prototype, { [name]: by(prototype[name] as Method<Owner, Name>) });
}

function replaceSetter<Owner extends Node>(
  prototype: Owner,
  name: 'innerHTML' | 'textContent',
  by: (set: (this: Owner, value: string) => void) => (this: Owner, value: string) => void,
): void {
  const property = Object.getOwnPropertyDescriptor(prototype, name);
  if (property?.set) Object.defineProperty(prototype, name, { ...property, set: by(property.set) });
}
