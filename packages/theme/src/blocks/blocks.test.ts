import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockRenderer } from '../fixtures/render-block.tsx';
import { blocksOf, componentsOf } from '../modules/module-folders.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const folders = readdirSync(here, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const blocks = blocksOf(import.meta.glob('./*/block.ts', { eager: true, import: 'default' }));
const named = componentsOf(import.meta.glob('./*/{component,island}.tsx', { eager: true }));
const components = Object.fromEntries(
  Object.entries(named).map(([name, { component }]) => [name, component]),
);
const render = blockRenderer(blocks, components);
const example = (name: string) => readFileSync(`${here}${name}/example.md`, 'utf8');

/** Written by syntax alone, or with attributes for each part: `title0`. */
const WITHOUT_ATTRIBUTES = ['ChatSelf', 'ToolIcon', 'Encrypt', 'Tabs'];

describe('every folder of a block', () => {
  it.each(folders.map(({ name }) => name))('%s is complete', (name) => {
    const files = readdirSync(`${here}${name}`);
    expect(files).toContain('example.md');
    // Some only draw what the generator's own syntax makes.
    if (files.some((file) => /^(?:block\.ts|component\.tsx|island\.tsx)$/.test(file)))
      expect(files.some((file) => /\.test\.tsx?$/.test(file))).toBe(true);
    else expect(files).toContain('style.css');
  });

  it('has an example that renders, alone and among all the others, without inline styles', async () => {
    const all = folders.map(({ name }) => example(name)).join('\n\n');
    const { html, problems } = await render(all);
    // Files of a site, and a server that a site chooses.
    const ofSite = ['include-missing', 'plantuml-server'];
    expect(problems.filter(({ code }) => !ofSite.includes(code))).toEqual([]);
    expect(html).not.toMatch(/<[^>]+\sstyle=/);
    for (const { name } of folders) expect((await render(example(name))).html).not.toBe('');
  });

  it('runs in the browser only where it says so: islands do, components and syntaxes do not', () => {
    for (const { name } of folders) {
      for (const file of ['island.tsx', 'component.tsx', 'block.ts'].filter((one) =>
        existsSync(`${here}${name}/${one}`),
      )) {
        const isClient = /^\s*['"]use client['"]/.test(readFileSync(`${here}${name}/${file}`, 'utf8'));
        expect([name, file, isClient]).toEqual([name, file, file === 'island.tsx']);
      }
    }
  });

  it('says what attributes its components have as tags, so that misspelled ones are told', () => {
    const known = blocks.flatMap(({ tags = [] }) => tags.flatMap(({ names }) => names));
    expect(Object.keys(components).filter((name) => !known.includes(name))).toEqual(WITHOUT_ATTRIBUTES);
    expect(known.filter((name) => !components[name])).toEqual([]);
  });

  it('has a style sheet wherever its HTML has classes of its own', () => {
    for (const { name } of folders) {
      const sheet = `${here}${name}/style.css`;
      if (existsSync(sheet)) expect(readFileSync(sheet, 'utf8')).toMatch(/@layer bifolio\.|@import/);
    }
  });

  it('reads values from attributes in rules of their own, which browsers that cannot pass over', () => {
    for (const { name } of folders) {
      const sheet = `${here}${name}/style.css`;
      const css = existsSync(sheet) ? readFileSync(sheet, 'utf8').replace(/@supports[^{]*/g, '') : '';
      for (const [, rule = '', attribute = ''] of css.matchAll(/([^{};]*)\{[^{}]*attr\(([\w-]+) type\(/g))
        expect([name, rule.trim()]).toEqual([name, expect.stringContaining(`[${attribute}]`)]);
    }
  });
});

describe('blocks in one another', () => {
  it('may be nested: tabs in steps in a list in a card', async () => {
    const { html, problems } = await render(
      [
        '::::: card title="C"',
        '- item',
        '',
        '  :::: steps',
        '  1. step',
        '',
        '     ::: tabs',
        '     @tab one',
        '     **panel**',
        '     :::',
        '  ::::',
        ':::::',
      ].join('\n'),
    );
    expect(problems).toEqual([]);
    expect(html).toMatch(
      /block-card.*<li><p>item<\/p><div class="block-steps"><ol><li><p>step<\/p>.*role="tabpanel".*<strong>panel/,
    );
  });
});

describe('hostile pages', () => {
  const names =
    'card flex table chat file-tree field field-group timeline collapse npm-to steps window demo-wrapper card-grid card-masonry code-tree code-group tip details center raw v-pre'.split(
      ' ',
    );
  const pieces = fc.constantFrom(
    ...names.flatMap((name) => [`::: ${name} `, `:::: ${name}\n`]),
    ...['code-tabs', 'code-group', 'code-tree', 'window', 'steps', 'tabs#x'].map((name) => `\n::: ${name}\n`),
    ...[
      '\n:::\n',
      '\n::::\n',
      '\n- ',
      '\n  - ',
      '\n@tab a"b\n',
      '\n```js title="x"\n',
      '\n```\n',
      '\n| a | b |\n| - | - |\n',
    ],
    ...['{.}\n', '{<b>}\n', 'title="<img src=x onerror=alert(1)>" ', "gap='\"><script>alert(1)</script>' "],
    ...[
      '<script>alert(1)</script>',
      'javascript:alert(1)',
      '@[code-tree](../../..)\n',
      '++ **x',
      '=',
      '"',
      '\n\n',
      ' ',
    ],
    ...['::mdi:home =24x"1 /red"x::', ':[a b/"c]:', '==a=={.tip" onclick="x"}', '!!a!!{.blur onclick=x}'],
    ...[
      '**a**{onclick=alert(1) style="x"}',
      '[+a]',
      '\n\n[+a]: "<b>\n\n',
      '\n\n*[a]: "><script>\n\n',
      '[[a|"]]',
      '![["x.png|1]]',
      '![[javascript:alert(1)//.pdf]]',
      '\n```js {.a" #b onclick=x data-x="<script>"}\n',
    ],
  );

  const renderStrict = blockRenderer(blocks, components, { html: false });

  it('neither run script nor break the build', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(pieces, { maxLength: 25 }), async (parts) => {
        const { html } = await renderStrict(parts.join(''));
        expect(html).not.toMatch(/<script|<[^<>]*\son(?:error|click)=|(?:href|src)="\s*javascript:/);
      }),
      { numRuns: 300 },
    );
  });

  it('cannot run script through what they give to components', async () => {
    const props =
      'text type color bgColor title icon cols gap href description target rel image author date width name provider size extra theme suffixIcon trigger effect repo label default align'.split(
        ' ',
      );
    const values = [
      '"><script>alert(1)</script>',
      'javascript:alert(1)',
      ' x onerror=alert(1) ',
      '"onerror="alert(1)',
      '<b onclick=x>',
    ];
    const tags = Object.keys(components).filter(
      (name) => !/^(?:VP)?(?:Tabs|CodeTree|Swiper|FileTree\w*|Timeline\w*|Collapse\w*|Table)$/.test(name),
    );
    const prop = fc.tuple(fc.constantFrom(...props), fc.constantFrom(...values));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...tags), fc.array(prop, { maxLength: 12 }), async (name, written) => {
        const { html } = await render(
          `<${name} name='a:b' href='/x' image='/x.svg' repo='a/b' ${written.map(([key, value]) => `${key}='${value}'`).join(' ')} />\n`,
        );
        expect(html).not.toMatch(/<script/);
        for (const [, attributes = ''] of html.matchAll(
          /<[a-z][^\s/>]*((?:\s+[^\s=>"']+(?:="[^"]*")?)*)\s*\/?>/gi,
        )) {
          const pairs = [...attributes.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)];
          expect(
            pairs.filter(
              ([, key = '', value = '']) =>
                /^on/i.test(key) ||
                (/^(?:href|src|action|data)$/.test(key) && /^\s*javascript:alert/i.test(value)),
            ),
          ).toEqual([]);
        }
      }),
      { numRuns: 400 },
    );
  });

  it.each(names)('with thousands of %s render', async (name) => {
    await render(`::: ${name} a="b" title="\n`.repeat(2000));
    await render(`::: ${name}\n- a\n  - b\n\n:::\n`.repeat(500));
  });
});
