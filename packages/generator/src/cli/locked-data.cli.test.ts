import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { bifolio, createSite } from './fixtures/site.ts';

/** A text that no other name gives, and its name in code. */
const dataOf = (name: string) =>
  createHash('sha256')
    .update(name)
    .digest('hex')
    .match(/.{1,5}/g)
    ?.join(' ') ?? '';
const json = (name: string) => JSON.stringify({ text: dataOf(name) });
const code = (name: string) => `export const text = '${dataOf(name)}';\n`;

/** What a page without a lock does with a file that a locked page shows. */
const IMPORTS: Record<string, { file: string; page: string; text: string; files?: Record<string, string> }> =
  {
    'a demo imports data': {
      file: 'data/demo.json',
      page: 'demo.md',
      text: "::: demo\n\n```ts\nimport { text } from './data/demo.json';\ndocument.body.append(text);\n```\n\n:::\n",
    },
    'a demo imports code': {
      file: 'data/code.ts',
      page: 'code.md',
      text: "::: demo\n\n```ts\nimport { text } from './data/code.ts';\ndocument.body.append(text);\n```\n\n:::\n",
    },
    'an .mdx page imports data': {
      file: 'data/module.json',
      page: 'module.mdx',
      text: "import { text } from './data/module.json';\n\n# Module\n\n{text}\n",
    },
    'a component imports data': {
      file: 'data/component.json',
      page: 'component.md',
      text: '<Shown />\n',
      files: {
        'components/Shown.tsx':
          "import { text } from '../data/component.json';\n\nexport const Shown = () => <p>{text}</p>;\n",
      },
    },
    'an island names a file': {
      file: 'data/island.txt',
      page: 'island.md',
      text: '<Linked hydrate="load" />\n',
      files: {
        'components/Linked.tsx':
          "'use client';\n\nexport const Linked = () => <a href={new URL('../data/island.txt', import.meta.url).href}>text</a>;\n",
      },
    },
  };

const SHOWN: Record<string, string> = {
  'data/included.md': '<!-- @include: ./data/included.md -->\n',
  'data/snippet.json': '<<< ./data/snippet.json\n',
  'data/code-import.yaml': '@[code](./data/code-import.yaml)\n',
  'data/tree/file.txt': '@[code-tree](./data/tree)\n',
};

const contentOf = (file: string) => {
  const name = file.replace(/\W+/g, ' ');
  if (file.endsWith('.json')) return json(name);
  return file.endsWith('.ts') ? code(name) : `${dataOf(name)}\n`;
};

let output: string;

beforeAll(async () => {
  const files: Record<string, string> = {
    'README.md': '# Home\n',
    'components/Used.tsx':
      "import { text } from '../data/used.ts';\n\nexport const Used = () => <p>{text.length}</p>;\n",
    'used.md': '# Used\n\n<Used />\n',
  };
  const locked = [...Object.values(IMPORTS).map(({ file }) => file), 'data/used.ts', ...Object.keys(SHOWN)];
  for (const file of locked) files[file] = contentOf(file);
  for (const { page, text, files: more } of Object.values(IMPORTS))
    Object.assign(files, { [page]: page.endsWith('.mdx') ? text : `# Page\n\n${text}` }, more);
  for (const [at, text] of Object.values(SHOWN).entries()) files[`shown${at}.md`] = `# Shown\n\n${text}`;
  files['board.md'] =
    `---\ntitle: Board\npassword: amber-cedar-ferry-17-north\n---\n\n${locked.map((file) => `<<< ./${file}\n`).join('\n')}\n`;
  files['both.md'] =
    "# Both\n\n::: demo\n\n```ts\nimport { text } from './data/both.json';\ndocument.body.append(text);\n```\n\n:::\n";
  files['board-too.md'] = files['both.md'].replace(
    '# Both',
    '---\ntitle: Too\npassword: amber-cedar-ferry-17-north\n---',
  );
  files['data/both.json'] = json('both');
  ({ stderr: output } = await bifolio(['check', createSite(files)]));
});

test.each(Object.entries(IMPORTS))(
  'a file that only a locked page shows is an error when %s',
  (_, { file, page }) => {
    const told = output.split(/\n(?=\S)/).find((part) => part.startsWith(`${file}\n`));
    expect(told, output).toMatch(/error +This text is locked, but the build would publish it in /);
    expect(told).toMatch(new RegExp(`"(?:${page.replace('.', '\\.')}|assets/)`));
  },
);

test('code of components is public, and the build says so where a locked page shows it', () => {
  expect(output).toMatch(
    /board\.md\n(?: .*\n)* +warning This page is locked, but the code that it shows is part of the site, where everyone can read it: data\/used\.ts/,
  );
  expect(output.match(/data\/used\.ts/g)).toHaveLength(1);
});

test.each([...Object.keys(SHOWN), 'data/both.json'])(
  'the file %s is open, since a page without a lock does the same with it',
  (file) => {
    expect(output).not.toContain(file);
  },
);
