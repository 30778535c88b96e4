import { inflateRawSync } from 'node:zlib';
import { PageProvider } from 'bifolio/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { pageContext } from '../../fixtures/page-context.ts';
import { blockRenderer } from '../../fixtures/render-block.tsx';
import block from './block.ts';
import { PlantUML } from './component.tsx';
import { plantumlOptions } from './options.ts';

const components = { PlantUML };
const server = { plantuml: { server: 'https://uml.example.org/plantuml/' } };
const render = blockRenderer([block], components, server);

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';
const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** The way back, as the documentation of PlantUML describes it. */
const decode = (code: string) =>
  inflateRawSync(
    Buffer.from(
      code.replace(/./g, (char) => BASE64[ALPHABET.indexOf(char)] ?? ''),
      'base64',
    ),
  ).toString();

describe('a diagram of PlantUML', () => {
  it('asks its server for nothing before the reader agrees; its source is there', async () => {
    const { html, problems, text } = await render('@startuml 问候\nAlice -> Bob: 你好 <b>\n@enduml\n');
    expect(problems).toEqual([]);
    expect(html).not.toContain('<img');
    expect(html).toContain('Load from uml.example.org');
    const light = /<a href="(https:[^"]+)"/.exec(html)?.[1] ?? '';
    expect(light).toMatch(/^https:\/\/uml\.example\.org\/plantuml\/svg\/[\w-]+$/);
    expect(decode(light.split('/').at(-1) ?? '')).toBe('@startuml\nAlice -> Bob: 你好 <b>\n@enduml');
    expect(html).toContain('Alice -&gt; Bob: 你好 &lt;b&gt;');
    expect(text).toContain('Alice -> Bob: 你好');
  });

  it('comes when it is seen where the option `embeds` says so, in the appearance of the page', () => {
    const theme = { embeds: { hosts: { 'example.org': { load: 'visible' as const } } } };
    const addresses = { light: 'https://uml.example.org/svg/x', dark: 'https://uml.example.org/dsvg/x' };
    const html = renderToStaticMarkup(
      <PageProvider value={pageContext({ theme })}>
        <PlantUML code="A" title="Greeting" {...addresses} />
      </PageProvider>,
    );
    expect(html).toContain(
      `<img class="chart-image only-light" src="${addresses.light}" alt="Greeting" loading="lazy"/>`,
    );
    expect(html).toContain(
      `<img class="chart-image only-dark" src="${addresses.dark}" alt="Greeting" loading="lazy"/>`,
    );
    expect(html).not.toContain('<button');
  });

  it.each(['gantt', 'json', 'latex', 'math', 'mindmap', 'regex', 'salt', 'wbs', 'yaml', 'chronology'])(
    'may be of the kind %s',
    async (kind) => {
      const { html, problems } = await render(`@start${kind}\nx\n@end${kind}\n`);
      expect(problems).toEqual([]);
      expect(decode(/svg\/([\w-]+)"/.exec(html)?.[1] ?? '')).toBe(`@start${kind}\nx\n@end${kind}`);
    },
  );

  it('is shown as its source where no server is set, which is reported', async () => {
    const { html, problems } = await blockRenderer(
      [block],
      components,
    )('Text\n\n@startuml\nA -> B\n@enduml\n');
    expect(problems).toMatchObject([{ severity: 'warning', code: 'plantuml-server', line: 3 }]);
    expect(html).not.toContain('<img');
    expect(html).toContain('@startumlA -&gt; B@enduml');
  });

  it('that has no end is reported', async () => {
    const render = blockRenderer([block], components, { plantuml: { server: 'https://uml.example' } });
    const { problems } = await render('Text\n\n@startuml\nA -> B\n\nmore\n');
    expect(problems).toMatchObject([{ severity: 'warning', code: 'plantuml-unclosed', line: 3 }]);
    expect((await render('- a\n\n  @startuml\n  A -> B\n  @enduml\n')).problems).toEqual([]);
  });

  it('stays text when switched off', async () => {
    const off = blockRenderer([block], components, { plantuml: false });
    expect((await off('@startuml\nA\n@enduml\n')).html).toBe('<p>@startumlA@enduml</p>');
  });

  it('comes from an http address only', () => {
    expect(plantumlOptions.plantuml.safeParse({ server: 'javascript:alert(1)' }).success).toBe(false);
  });
});
