import { expect, it } from 'vitest';
import { splitBlocks } from '../../blocks/split-blocks.ts';
import type { SourceBlock } from '../../blocks/types.ts';
import { bonesProblem } from './same-bones.ts';

const problem = (source: string, text: string) =>
  bonesProblem(splitBlocks(source)[0] as SourceBlock, text, ['/', '/en/']);

it.each([
  ['看 [指南](/guide/) 的 `a`', 'See `a` in the [guide](/en/guide/)'],
  ['## 安装 {#install}', '## Install {#install}'],
  ['```js\nrun() // 跑\n```', '```js\nrun() // run\n```'],
  ['---\ntitle: 一\n---', 'title: One'],
])('a translation may have other words: %s', (source, text) => {
  expect(problem(source, text)).toBeUndefined();
});

it.each([
  ['看 `a`', 'See it', 'has lost code a'],
  ['看', 'See <b>it</b>', 'has added tag b, tag b'],
  ['看 20', 'See 22', 'has lost number 20'],
  ['看', '## See', 'is of kind h2 and not p'],
  ['看', 'See\n\nit', 'is 2 blocks and not one'],
  ['## 看 {#see}', '## See', 'has another {#id}'],
])('a translation must keep code, links, tags, numbers, ids and kind: %s', (source, text, message) => {
  expect(problem(source, text)).toBe(message);
});
