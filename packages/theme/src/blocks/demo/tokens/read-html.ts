import { type ChildNode, type Element, isTag } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { type DemoParts, scriptLanguage, styleLanguage } from '../demo-parts.ts';
import { behaviorScript, type ElementBehavior } from '../player/behavior-script.ts';
import { isAddress, readLibraries } from './read-libraries.ts';

/**
 * Adds HTML to the parts. Its scripts and styles become parts of their own, event attributes and `style` a script, since a strict
 * policy blocks them inline. Gives what is wrong with it.
 */
export function readHtml(html: string, parts: DemoParts): string | undefined {
  const { children } = parseDocument(html);
  const body = DomUtils.findOne(({ name }) => name === 'body', children);
  const behaviors: ElementBehavior[] = [];
  let problem: string | undefined;
  for (const element of DomUtils.findAll(() => true, children)) {
    problem ??= takePart(element, parts);
    const behavior = takeBehavior(element, behaviors.length + 1);
    if (behavior) behaviors.push(behavior);
  }
  parts.html += DomUtils.getOuterHTML((body?.children ?? children) as ChildNode[]);
  if (behaviors.length > 0) parts.scripts.unshift({ language: 'js', code: behaviorScript(behaviors) });
  return problem;
}

/** Takes a script, a style or a linked sheet out of the page. */
function takePart(element: Element, parts: DemoParts): string | undefined {
  const { name, attribs } = element;
  const code = DomUtils.textContent(element);
  if (name === 'link' && attribs.rel === 'stylesheet') {
    DomUtils.removeElement(element);
    return library(attribs.href, parts.styleLibraries);
  }
  if (name === 'style') {
    DomUtils.removeElement(element);
    const language = styleLanguage(attribs.lang ?? 'css');
    if (!language) return `"${attribs.lang}" is no language of styles`;
    parts.styles.push({ language, code });
  }
  if (name !== 'script') return undefined;
  DomUtils.removeElement(element);
  if (attribs.type === 'config') return readLibraries(code, parts);
  if (attribs.src !== undefined) return library(attribs.src, parts.scriptLibraries);
  const language = scriptLanguage(attribs.lang ?? 'js');
  if (!language) return `"${attribs.lang}" is no language of scripts`;
  parts.scripts.push({ language, code });
  return undefined;
}

function library(address = '', libraries: string[]): string | undefined {
  if (!isAddress(address)) return `"${address}" is no address that begins with https://`;
  libraries.push(address);
  return undefined;
}

function takeBehavior(element: Element, number: number): ElementBehavior | undefined {
  if (!isTag(element)) return undefined;
  const { style, ...others } = element.attribs;
  const handlers = Object.entries(others).filter(([name]) => /^on[a-z]+$/.test(name));
  if (style === undefined && handlers.length === 0) return undefined;
  for (const [name] of [['style'], ...handlers]) if (name) delete element.attribs[name];
  element.attribs['data-demo'] = String(number);
  return { number, style, handlers: Object.fromEntries(handlers) };
}
