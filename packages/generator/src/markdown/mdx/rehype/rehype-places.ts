import type { Root } from 'hast';
import type { VFile } from 'vfile';
import { parseSrcset } from '../../images/srcset.ts';
import { FENCE_COMPONENT } from '../fence.ts';
import type { MdxPlaces } from '../places.ts';

/** Any node of the page's tree or of the JavaScript in it. */
interface AnyNode {
  type: string;
  name?: unknown;
  value?: unknown;
  id?: { name?: unknown } | null;
  attributes?: readonly { name?: unknown; value?: unknown }[];
  tagName?: string;
  properties?: { href?: unknown; src?: unknown };
  position?: { start: { line: number; column: number } };
  loc?: { start: { line: number; column: number } };
}

/** Rehype plugin: notes in `file.data.places` where addresses and components stand, for what is said of them later. */
export function rehypePlaces() {
  return (tree: Root, file: VFile) => {
    const addresses: [string, number][] = [];
    let imports = false;
    const own = new Set<unknown>();
    const tags = new Map<string, MdxPlaces['tags'][number]>();
    const note = (text: unknown, line: number | undefined) => {
      if (typeof text === 'string' && /[./#]/.test(text)) addresses.push([text, line ?? 1]);
    };
    const noteCandidates = (srcset: unknown, line = 1) => {
      if (typeof srcset !== 'string') return;
      for (const { address } of parseSrcset(srcset))
        note(address, line + (srcset.slice(0, srcset.indexOf(address)).match(/\n/g)?.length ?? 0));
    };
    const noteTag = (name: unknown, place: { line: number; column: number } | undefined) => {
      if (typeof name !== 'string' || !/^\p{Lu}[\w$.]*$/u.test(name) || tags.has(name)) return;
      if (name === FENCE_COMPONENT) return;
      tags.set(name, [name, { line: place?.line, column: place?.column }]);
    };
    for (const node of nodesOf(tree)) {
      const line = node.position?.start.line ?? node.loc?.start.line;
      if (node.type === 'element') note(node.properties?.href ?? node.properties?.src, line);
      else if (node.type === 'mdxJsxAttribute' && /^srcset$/i.test(String(node.name)))
        noteCandidates(node.value, line);
      else if (node.type === 'mdxJsxAttribute' || node.type === 'Literal') note(node.value, line);
      else if (/^mdxJsx\w+Element$/.test(node.type)) {
        noteTag(node.name, node.position?.start);
        if (hasTextStyle(node))
          file.fail(`the attribute \`style\` of <${node.name}> is text.`, node as Point);
      }
      // The parser of JavaScript counts columns from 0: that of a tag's name is that of its `<`, from 1.
      else if (node.type === 'JSXIdentifier') noteTag(node.name, node.loc?.start);
      else if (node.type === 'ImportDeclaration') imports ||= mayBringTags(node);
      for (const name of namesOf(node)) own.add(name);
    }
    const unknown = [...tags.values()].filter(([name]) => !own.has(name.split('.')[0]));
    Object.assign(file.data, { places: { addresses, tags: unknown, imports } satisfies MdxPlaces });
  };
}

type Point = Parameters<VFile['fail']>[1] & object;

/** React takes an object, on elements of HTML. */
const hasTextStyle = ({ name, attributes }: AnyNode) =>
  typeof name === 'string' &&
  /^[a-z]/.test(name) &&
  attributes?.some((attribute) => attribute.name === 'style' && typeof attribute.value === 'string');

/** React and our own hooks draw nothing by themselves. */
function mayBringTags(node: AnyNode): boolean {
  const { source } = node as { source?: { value?: unknown } };
  return !/^(?:react|bifolio)(?:\/|$)/.test(String(source?.value));
}

/** Names that a piece of JavaScript brings: of imports, constants, functions and classes. */
function namesOf(node: AnyNode): unknown[] {
  if (/^(?:Import\w*Specifier|VariableDeclarator|FunctionDeclaration|ClassDeclaration)$/.test(node.type)) {
    const { local } = node as { local?: { name?: unknown } };
    return [(local ?? node.id)?.name];
  }
  return [];
}

/** All nodes of a tree, JavaScript in expressions and attributes included, in the order of the source. */
function* nodesOf(value: unknown): Generator<AnyNode> {
  if (Array.isArray(value)) {
    for (const item of value) yield* nodesOf(item);
  } else if (typeof value === 'object' && value !== null) {
    if ('type' in value && typeof value.type === 'string') yield value as AnyNode;
    for (const [key, child] of Object.entries(value))
      if (key !== 'position' && key !== 'loc') yield* nodesOf(child);
  }
}
