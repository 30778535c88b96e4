import { expect, it } from 'vitest';
import { movedSite } from '../fixtures/moved-site.ts';

const BUTTON = `export const Button = ({ children, href, label = 'Go' }) => {
    return (
      <a href={href} title={label} className="rounded dark:text-white">
        {children}
      </a>
    )
  }`;
const THEMED = `"use client";
export function Themed({ light, alt, className }: ThemedProps) {
  return (
    <div className={\`relative \${className || ""}\`}>
      {/* Light */}
      <img alt={alt} src={light} width={800} style={{ width: "100%" }} />
      <img src={\`/shots/\${alt}.png\`} />
    </div>
  );
}
export function Counter({ start }) {
  const [count] = useState(start);
  return <b>{count}</b>;
}
export const Pair = ({ name, children }) => (
  <>
    <b title={"two words"}>{name}</b>
    {children}
  </>
);
export const Deep = ({ to }) => <Unknown to={to} />;
export const Click = ({ to }) => <button onClick={() => go(to)}>{to}</button>;`;

const moved = (page: string) =>
  movedSite({
    'docs.json': JSON.stringify({ name: 'A', navigation: { pages: ['index'] } }),
    'snippets/button.jsx': BUTTON,
    'snippets/themed.tsx': THEMED,
    'index.mdx': `---\ntitle: A\n---\n${page}`,
  });

it('components that only put values into JSX are written out', async () => {
  const { read, causes } = await moved(`import { Button } from '/snippets/button.jsx';
import { Themed } from './snippets/themed.tsx';

<Button href="/a?b=1&c">Read *on*</Button>

<Themed light="/a.svg" alt="tea" />
`);
  expect(read('index.md')).toContain('<a href="/a?b=1&c" title="Go">Read *on*</a>');
  expect(read('index.md')).toContain('src="/a.svg"');
  expect(read('index.md')).toContain('<img src="/shots/tea.png" />');
  expect(read('index.md')).not.toMatch(/className|[{}]/);
  expect(causes).toEqual([]);
});

it('fragments are left out, and texts stay texts', async () => {
  const { read, causes } = await moved(`import { Pair } from './snippets/themed.tsx';

<Pair name="List<Tea>">brews</Pair>
`);
  expect(read('index.md')).toContain('<b title="two words">List&lt;Tea></b>brews\n');
  expect(causes).toEqual([]);
});

it('components with other code, and values that are computed, are left to a person', async () => {
  const { read, causes } = await moved(`import { Counter, Click, Deep } from './snippets/themed.tsx';
import { Button } from '/snippets/button.jsx';

<Counter start="2" />

<Click to="a" />

<Deep to="a" />

<Button href={now()}>On</Button>
`);
  expect(read('index.md')).toContain('<Counter start="2" />');
  expect(causes).toEqual(
    expect.arrayContaining([
      expect.stringContaining('The component <Counter>'),
      expect.stringContaining('The component <Click>'),
      expect.stringContaining('The component <Deep>'),
      expect.stringContaining('The component <Button>'),
    ]),
  );
});
