import { describe, expect, it } from 'vitest';
import { blockRenderer } from '../../fixtures/render-block.tsx';
import { Tabs } from '../tabs/island.tsx';
import block from './block.ts';

const render = blockRenderer([block], { Tabs });
const codeOf = (html: string) => [...html.matchAll(/<code[^>]*>([^<]*)/g)].map(([, code]) => code);

describe('npm-to', () => {
  it('shows commands for npm, pnpm and yarn, and remembers the choice', async () => {
    const { html, styles } = await render('::: npm-to\n```sh\nnpm i x\n```\nignored\n:::\n');
    expect(styles).toContain('code-tabs');
    expect(codeOf(html)).toEqual(['npm i x', 'pnpm add x', 'yarn add x']);
    expect(html).toContain('data-group="npm-to-npm-pnpm-yarn"');
    expect(html).not.toContain('ignored');
  });

  it('shows the tools it is told, once each and in that order', async () => {
    const { html } = await render('::: npm-to tabs="deno, npm,cargo,npm"\n```sh\nnpm i\n```\n:::\n');
    expect(codeOf(html)).toEqual(['deno install', 'npm i']);
    expect(html).toContain('data-group="npm-to-deno-npm"');
  });

  it('leaves a body that does not begin with code as it is', async () => {
    const { html, problems } = await render('\n::: npm-to\ntext\n:::\n');
    expect(html).toBe('<p>text</p>');
    expect(problems).toMatchObject([{ code: 'npm-to-without-code', line: 2 }]);
  });

  it('has the tools that the site prefers, or is switched off', async () => {
    const source = '::: npm-to\n```sh\nnpm i\n```\n:::\n';
    const own = blockRenderer([block], { Tabs }, { npmTo: { tabs: ['bun'] } });
    expect(codeOf((await own(source)).html)).toEqual(['bun install']);
    const off = blockRenderer([block], { Tabs }, { npmTo: false });
    expect((await off(source)).html).toContain('::: npm-to');
  });

  it('says what it omits', async () => {
    const { problems } = await render('::: npm-to\n```sh\nnpm i\n```\nmore\n:::\n');
    expect(problems[0]).toMatchObject({
      line: 5,
      message: 'npm-to shows its first code block only, so this is omitted.',
    });
  });

  it('says so when it knows no such tool', async () => {
    const { problems } = await render('::: npm-to tabs="npm,foo"\n```sh\nnpm i x\n```\n:::\n');
    expect(problems.slice(0, 1)).toMatchObject([
      { code: 'npm-to-tabs', message: 'Unknown package manager "foo" in npm-to.' },
    ]);
  });
});
