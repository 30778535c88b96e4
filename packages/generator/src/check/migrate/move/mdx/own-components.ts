import type { TagRule, TagRules } from '../../../../markdown/dialects/jsx/convert-tags.ts';
import { textAttribute } from '../../../../markdown/dialects/jsx/jsx-tree.ts';
import { pureJsx } from './pure-jsx.ts';

/** `const A = ({ href, children }) => (<a …`, or a function that only returns: everything up to its JSX. */
const COMPONENT =
  /^(?:export\s+)?(?:default\s+)?(?:const\s+(\w+)\s*=\s*|function\s+(\w+)\s*)\(\s*\{([^{}]*)\}\s*(?::[^(){}]*)?\)\s*(?:=>\s*)?(?:\{\s*return\b\s*)?\(?\s*(?=<)/gm;
const PARAMETER = /^(\w+)(?:\s*=\s*(['"])(.*)\2)?$/;

/** Rules for components that only put their values into JSX, by name: these need no React. `source` is a module, or a page. */
export function ownComponents(source: string): TagRules {
  const found = [...source.matchAll(COMPONENT)].flatMap((match) => {
    const [start, constant, named, written = ''] = match;
    const parameters = written
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean)
      .map((one) => PARAMETER.exec(one));
    const defaults = new Map(parameters.map((one) => [one?.[1] ?? '', one?.[3] ?? '']));
    const jsx = parameters.every(Boolean)
      ? pureJsx(source.slice(match.index + start.length), defaults)
      : undefined;
    return jsx === undefined ? [] : [[constant ?? named ?? '', componentRule(jsx, defaults)] as const];
  });
  return Object.fromEntries(found);
}

/** The JSX with the values of a tag in it. Values that are computed need the component. */
const componentRule =
  (jsx: string, defaults: ReadonlyMap<string, string>): TagRule =>
  (node, { body }) => {
    const names = [...defaults.keys()].filter((name) => name !== 'children');
    if (names.some((name) => node.attributes.has(name) && textAttribute(node, name) === undefined))
      return undefined;
    const textFor = (name: string) => textAttribute(node, name) ?? defaults.get(name) ?? '';
    const inside = body(node);
    const children = inside.includes('\n') ? `\n\n${inside}\n\n` : inside;
    return jsx
      .replace(/ [\w-]+="\uE010(\w+)\uE011"/g, (whole, name: string) => (textFor(name) === '' ? '' : whole))
      .replace(/="[^"]*"/g, (value) => filled(value, (name) => textFor(name).replaceAll('"', '&quot;')))
      .replace(/\uE010(\w+)\uE011/g, (_, name: string) =>
        name === 'children' ? children : textFor(name).replaceAll('<', '&lt;'),
      );
  };

const filled = (text: string, textFor: (name: string) => string): string =>
  text.replace(/\uE010(\w+)\uE011/g, (_, name: string) => textFor(name));
