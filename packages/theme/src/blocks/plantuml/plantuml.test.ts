import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { blockRenderer } from '../../fixtures/render-block.tsx';
import block from './block.ts';
import { PlantUML } from './component.tsx';
import { plantumlOptions } from './options.ts';

const components = { PlantUML } as never;
const server = { plantuml: { server: 'https://uml.example.org/plantuml/' } } as never;
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
  it('is an image of the server in both appearances, which comes when it is seen, with its source', async () => {
    const { html, problems, text } = await render('@startuml 问候\nAlice -> Bob: 你好 <b>\n@enduml\n');
    expect(problems).toEqual([]);
    const sources = [
      ...html.matchAll(/<img class="chart-image only-(light|dark)" src="([^"]+)" alt="问候" loading="lazy"/g),
    ];
    expect(sources.map(([, appearance]) => appearance)).toEqual(['light', 'dark']);
    const [light = '', dark = ''] = sources.map(([, , src]) => src);
    expect(light).toMatch(/^https:\/\/uml\.example\.org\/plantuml\/svg\/[\w-]+$/);
    expect(dark.replace('/dsvg/', '/svg/')).toBe(light);
    expect(decode(light.split('/').at(-1) ?? '')).toBe('@startuml\nAlice -> Bob: 你好 <b>\n@enduml');
    expect(html).toContain('Alice -&gt; Bob: 你好 &lt;b&gt;');
    expect(text).toContain('Alice -> Bob: 你好');
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

  it('stays text when switched off', async () => {
    const off = blockRenderer([block], components, { plantuml: false } as never);
    expect((await off('@startuml\nA\n@enduml\n')).html).toBe('<p>@startumlA@enduml</p>');
  });

  it('comes from an http address only', () => {
    expect(plantumlOptions.plantuml.safeParse({ server: 'javascript:alert(1)' }).success).toBe(false);
  });
});
