import { type Element, isTag } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { writtenText } from './main-content.ts';

/** Tabs and collapse panels. */
const isPanel = ({ name, attribs }: Element): boolean => attribs.role === 'tabpanel' || name === 'details';

/** The outermost ones, which hold the others. */
export const panelsOf = ({ children }: Element): Element[] =>
  children.filter(isTag).flatMap((element) => (isPanel(element) ? [element] : panelsOf(element)));

/** Whether a page leaves panels empty until a reader opens them: components of Radix draw them with scripts. */
export const hasEmptyPanels = ({ children }: Element): boolean =>
  DomUtils.existsOne(
    (node) =>
      isTag(node) &&
      /^(?:tabpanel|region)$/.test(node.attribs.role ?? '') &&
      /^(?:inactive|closed)$/.test(node.attribs['data-state'] ?? '') &&
      node.children.map(writtenText).join('').trim() === '' &&
      !DomUtils.existsOne((child) => isTag(child) && child.name === 'img', node.children),
    children,
  );
