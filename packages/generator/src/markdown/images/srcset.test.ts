import { expect, it } from 'vitest';
import { renderWith } from '../test-environment.ts';
import { mapSrcset, parseSrcset } from './srcset.ts';

it.each([
  ['a.png', [['a.png', '']]],
  [
    ' a.png 1x,\n b.png  2x ',
    [
      ['a.png', ' 1x'],
      ['b.png', ' 2x'],
    ],
  ],
  ['a.png,b.png 2x', [['a.png,b.png', ' 2x']]],
  [
    'a.png, b.png 640w 480h,',
    [
      ['a.png', ''],
      ['b.png', ' 640w 480h'],
    ],
  ],
  [
    'data:image/gif;base64,R0l 1x, b.png',
    [
      ['data:image/gif;base64,R0l', ' 1x'],
      ['b.png', ''],
    ],
  ],
  [
    'a.png f(1,2), b.png',
    [
      ['a.png', ' f(1,2)'],
      ['b.png', ''],
    ],
  ],
  ['a.png (unclosed, b.png', [['a.png', ' (unclosed, b.png']]],
  [' , ', []],
])('%j offers %j', (srcset, expected) => {
  expect(parseSrcset(srcset).map(({ address, descriptor }) => [address, descriptor])).toEqual(expected);
});

it('is written with other addresses', () => {
  expect(mapSrcset('a.png 1x,b.png, c.png 2x', (address) => `/${address}`)).toBe(
    '/a.png 1x, /b.png, /c.png 2x',
  );
});

const render = renderWith({ anchors: false });
const resolveImage = async (src: string) =>
  src.includes('gone')
    ? { src, problem: { code: 'missing-image', message: `No ${src}.` } }
    : { src: `/x-${src}`, width: 4, height: 3 };

it('each picture of raw HTML is found like an image, those of other hosts stay', async () => {
  const { html, images } = await render(
    [
      '<picture>',
      '  <source media="(width < 600px)" srcset="s.avif 1x, https://x.y/s.avif 2x">',
      '  <img srcset="a.png 640w,',
      '    b.png 1280w" src="a.png" alt="A">',
      '</picture>',
      '',
      'text <img srcset="c.png 2x" alt="C">',
      '',
    ].join('\n'),
    { resolveImage },
  );
  expect(html).toContain('<source media="(width &lt; 600px)" srcset="/x-s.avif 1x, https://x.y/s.avif 2x">');
  expect(html).toContain(
    'srcset="/x-a.png 640w, /x-b.png 1280w" src="/x-a.png" alt="A" width="4" height="3"',
  );
  expect(html).toContain('<img srcset="/x-c.png 2x" alt="C">');
  expect(images.map(({ src, line, column }) => [src, line, column])).toEqual([
    ['s.avif', 2, 43],
    ['a.png', 3, 16],
    ['b.png', 4, 5],
    ['a.png', 3, 16],
    ['c.png', 7, 19],
  ]);
});

it('pictures that are missing are reported where they stand', async () => {
  const { problems } = await render('<img src="a.png"\n  srcset="a.png, gone.png 2x">\n', { resolveImage });
  expect(problems).toMatchObject([{ code: 'missing-image', message: 'No gone.png.', line: 2, column: 18 }]);
});

it('long ones take linear time', () => {
  for (const piece of ['a, ', 'a (', ',', 'a ()', ' ', 'a 1x,']) parseSrcset(piece.repeat(300_000));
});
