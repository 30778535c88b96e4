import { expect, it } from 'vitest';
import { documentAddress } from '../../core/routing/document-address.ts';
import { moduleAddress } from '../../core/routing/module-address.ts';
import { fewCompiled } from './few-compiled.ts';

const script = (number: number) => moduleAddress({ name: 'chart', code: `${number}` });
const frame = documentAddress({
  name: 'demo',
  lang: 'en',
  title: '',
  file: 'a.md',
  html: '',
  scripts: [],
  styles: [],
});

it('a page may have 200 demos and scripts compiled; the others are told and stay source', async () => {
  const asked: string[] = [];
  const resolve = fewCompiled(async (src) => {
    asked.push(src);
    return { src: '/made.js' };
  });
  const answers = await Promise.all(Array.from({ length: 201 }, (_, at) => resolve(script(at))));
  const { src, problem } = await resolve(frame);
  expect(asked).toHaveLength(200);
  expect(answers.at(-2)).toEqual({ src: '/made.js' });
  expect(answers.at(-1)).toEqual({ src, problem });
  expect([src, problem?.severity, problem?.code]).toEqual(['', 'warning', 'too-many-documents']);
  expect(await resolve('./a.png')).toEqual({ src: '/made.js' });
});
