import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { createElement, Fragment, type ReactNode } from 'react';
import { HomeLink } from './HomeLink.tsx';

/** Tags that authors may write in the texts of home blocks; none keeps an attribute. */
const TAGS = new Set(
  'b strong i em u s del ins mark small sub sup code kbd samp var q cite dfn abbr span br wbr'.split(' '),
);
const EMPTY_TAGS = new Set(['br', 'wbr']);
/** No `javascript:` and the like. */
const SAFE_ADDRESS = /^(?:https?:|mailto:|tel:|[^:]*$|[./#?])/i;

export interface WrittenProps {
  /** What the author wrote: text with entities and a few tags. */
  text: string;
  /** Whether `<a href>` is a link; not in what is a link itself. @default true */
  links?: boolean;
}

/**
 * A text of a home block, in which authors write `<br>`, `<code>`, links and entities. Every other tag stays what it is: text that
 * one can see.
 */
export function Written({ text, links = true }: WrittenProps) {
  if (!/[<&]/.test(text)) return text;
  const { children } = parseDocument(text, { withStartIndices: true, withEndIndices: true });
  return <Nodes nodes={children} source={text} links={links} />;
}

function Nodes({ nodes, ...rest }: { nodes: readonly ChildNode[]; source: string; links: boolean }) {
  return nodes.map((node) => (
    <Fragment key={node.startIndex}>
      {isTag(node) ? drawn(node, rest) : isText(node) ? node.data : sourceOf(node, rest.source)}
    </Fragment>
  ));
}

function drawn(element: Element, rest: { source: string; links: boolean }): ReactNode {
  const { name, children, attribs } = element;
  if (EMPTY_TAGS.has(name)) return createElement(name);
  const inside = <Nodes nodes={children} {...rest} />;
  if (TAGS.has(name)) return createElement(name, null, inside);
  if (name === 'a' && SAFE_ADDRESS.test(attribs.href ?? ''))
    return rest.links && attribs.href ? <HomeLink link={attribs.href}>{inside}</HomeLink> : inside;
  const [first] = children;
  const last = children.at(-1);
  if (!first || !last) return sourceOf(element, rest.source);
  return (
    <>
      {rest.source.slice(element.startIndex ?? 0, first.startIndex ?? 0)}
      {inside}
      {rest.source.slice((last.endIndex ?? 0) + 1, (element.endIndex ?? 0) + 1)}
    </>
  );
}

const sourceOf = ({ startIndex, endIndex }: ChildNode, source: string) =>
  source.slice(startIndex ?? 0, (endIndex ?? 0) + 1);
