import { attribute } from '../jsx/jsx-html.ts';

const TAG =
  /(?<![ \t])[ \t]*<(\/?)(Tabs|TabItem)\b((?:\{(?:[^{}]|\{[^{}]*\})*\}|"[^"<]*"|'[^'<]*'|[^<>"'{])*)>[ \t]*/g;

interface OpenTabs {
  labels: ReadonlyMap<string, string>;
  first?: string;
}

/** `<Tabs>` and `<TabItem>` as containers. */
export function convertTabs(text: string): string {
  const open: OpenTabs[] = [];
  if (!text.includes('<Tab')) return text;
  const converted = text.replace(TAG, (_, slash: string, name: string, written: string) => {
    if (slash) {
      if (name === 'Tabs') open.pop();
      return name === 'Tabs' ? '\n:::\n' : '\n';
    }
    if (name === 'TabItem') return `\n${tabLine(written, open.at(-1))}\n`;
    open.push({ labels: labelsOf(written), first: attribute(written, 'defaultValue') });
    const group = attribute(written, 'groupId');
    return `\n::: tabs${group ? `#${group}` : ''}\n`;
  });
  return converted.replace(/\n(?:[ \t]*\n){2,}/g, '\n\n');
}

function tabLine(written: string, tabs: OpenTabs | undefined): string {
  const value = attribute(written, 'value') ?? '';
  const label = attribute(written, 'label') ?? tabs?.labels.get(value) ?? value;
  const isActive = /\sdefault(?=[\s/]|$)/.test(written) || (tabs?.first === value && value !== '');
  const id = value && value !== label ? `#${value}` : '';
  return `@tab${isActive ? ':active' : ''} ${label.replace(/#/g, '\\#')}${id}`;
}

/** `values={[{ label: 'A', value: 'a' }]}` of older pages. */
const labelsOf = (written: string): ReadonlyMap<string, string> =>
  new Map(
    [...written.matchAll(/\{([^{}]*)\}/g)].flatMap(([, entry = '']) => {
      const [label, value] = ['label', 'value'].map(
        (name) => new RegExp(`\\b${name}:\\s*(['"\`])(.*?)\\1`).exec(entry)?.[2],
      );
      return label !== undefined && value !== undefined ? [[value, label] as const] : [];
    }),
  );
