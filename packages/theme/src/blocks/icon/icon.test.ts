import { renderWith } from 'bifolio/testing';
import { describe, expect, it } from 'vitest';
import block from './block.ts';
import { iconSize } from './icon-size.ts';

const propsOf = async (source: string, options = {}) => {
  const calls: Record<string, unknown>[] = [];
  const result = await renderWith(options, [block])(source, {
    renderComponent: ({ name, props }) => {
      calls.push(props);
      return { html: `[${name}]`, islands: [], styles: ['icon'] };
    },
  });
  return { ...result, calls };
};
const plain = { provider: 'iconify', size: '1em', color: 'currentColor' };

describe('icon', () => {
  it.each([
    ['::mdi:home::', { ...plain, name: 'mdi:home' }],
    ['::mdi:home =24px /#f00::', { ...plain, name: 'mdi:home', size: '24px', color: '#f00' }],
    ['::logos:vue =24x16 big::', { ...plain, name: 'logos:vue', size: '24x16', extra: 'big' }],
    ['::iconfont name::', { ...plain, provider: 'iconfont', name: 'name' }],
    [
      '::fontawesome fas:star fa-spin::',
      { ...plain, provider: 'fontawesome', name: 'fas:star', extra: 'fa-spin' },
    ],
  ])('%s has the props %j', async (source, props) => {
    const { html, calls } = await propsOf(`看${source}吧`);
    expect(html).toBe('<p>看[Icon]吧</p>\n');
    expect(calls).toEqual([props]);
  });

  it('reads the old way to write one and says how it is written now', async () => {
    const { calls, problems } = await propsOf('one\n\n:[mdi:home 24/#f00]: and :[mdi:home]:');
    expect(calls).toEqual([
      { ...plain, name: 'mdi:home', size: '24', color: '#f00' },
      { ...plain, name: 'mdi:home' },
    ]);
    expect(problems[0]).toEqual({
      severity: 'warning',
      code: 'old-icon',
      message: ':[mdi:home 24/#f00]: is the old way to write an icon; it still works.',
      hint: 'Write ::mdi:home =24 /#f00:: instead.',
      file: 'guide/page.md',
      line: 3,
    });
  });

  it.each([
    'std::vector::iterator',
    '::std::cout',
    'a :: b :: c',
    ':: mdi:home ::',
    '::mdi:home',
    '`::mdi:home::`',
    ':[x](y)',
    '::mdi:home onload=x::',
    '::../../x:y::',
    '::javascript:alert(1)::',
  ])('leaves %s alone', async (source) => expect((await propsOf(source)).calls).toEqual([]));

  it('stands in headings, links, lists and bold text', async () => {
    const { calls } = await propsOf('## ::mdi:a:: A\n\n- [::mdi:b::](x.md) **::mdi:c::**');
    expect(calls).toHaveLength(3);
  });

  it('takes set, size, colour and provider from the options', async () => {
    const icon = { prefix: 'mdi', size: '2em', color: 'red' };
    expect((await propsOf('::home::', { icon })).calls).toEqual([
      { provider: 'iconify', name: 'mdi:home', size: '2em', color: 'red' },
    ]);
    expect((await propsOf('::mdi:home::', { icon: false })).calls).toEqual([]);
    const inFont = await propsOf('::iconfont home::', { icon });
    expect(inFont.calls).toMatchObject([{ provider: 'iconfont', name: 'home' }]);
    const font = { provider: 'iconfont', prefix: 'my my-' };
    expect((await propsOf('::home:: ::fontawesome star::', { icon: font })).calls).toMatchObject([
      { provider: 'iconfont', name: 'home', prefix: 'my my-' },
      { provider: 'fontawesome', name: 'star' },
    ]);
  });
});

it('reads sizes', () => {
  expect(iconSize('16')).toEqual({ width: '16', height: '16' });
  expect(iconSize('24x16')).toEqual({ width: '24', height: '16' });
  expect(iconSize('24pxx16px')).toEqual({ width: '24px', height: '16px' });
  expect(iconSize('x16')).toEqual({ height: '16' });
  expect(iconSize('1.2emx1.5em')).toEqual({ width: '1.2em', height: '1.5em' });
  expect(iconSize('huge')).toEqual({ width: '1em', height: '1em' });
});

describe('<Icon>', () => {
  it.each(['<Icon />', '<Icon name />', '<VPIcon name="" />'])(
    '%s shows nothing and is reported',
    async (source) => {
      const { calls, problems } = await propsOf(`a\n\n${source}\n`);
      expect(calls).toEqual([{ name: undefined }]);
      expect(problems).toMatchObject([{ severity: 'warning', code: 'icon-name', line: 3 }]);
    },
  );
});
