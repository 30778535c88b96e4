import { expect, test } from 'vitest';
import { type ComponentCall, defineBlock } from '../../core/contracts/markdown.ts';
import { resolveMarkdown } from '../options.ts';
import { createMarkdown } from '../renderer.ts';
import { renderWith } from '../test-environment.ts';
import { prepareProps } from './component-props.ts';

const block = {
  name: 'shot',
  setup: (md: Parameters<typeof prepareProps>[0]) =>
    prepareProps(md, ['Shot'], (props, { image, link }) => ({
      ...props,
      image: image(String(props.image)),
      ...(typeof props.href === 'string' && { href: link(props.href)?.href }),
    })),
};

async function propsOf(source: string, overrides: Parameters<ReturnType<typeof renderWith>>[1] = {}) {
  const calls: ComponentCall['props'][] = [];
  const result = await renderWith({}, [block])(source, {
    renderComponent({ props }) {
      calls.push(props);
      return { html: '', islands: [], styles: [] };
    },
    ...overrides,
  });
  return { calls, ...result };
}

test('an image among the props has its public address and size when the component is drawn', async () => {
  const { calls, images } = await propsOf('one\n\n<Shot image="./a.png" />\n', {
    resolveImage: async (src) => ({ src: `/assets/${src}`, width: 8, height: 4 }),
  });
  expect(calls).toEqual([{ image: { src: '/assets/./a.png', width: 8, height: 4 } }]);
  expect(images).toEqual([{ src: './a.png', resolved: '/assets/./a.png', line: 3, column: 14 }]);
});

test('a missing image is reported where the component stands', async () => {
  const problem = { code: 'missing-image', message: 'gone' };
  const { problems } = await propsOf('text <Shot image="b.png" /> text\n', {
    resolveImage: async (src) => ({ src, problem }),
  });
  expect(problems).toEqual([{ severity: 'error', ...problem, file: 'guide/page.md', line: 1, column: 19 }]);
});

test('a link that would run script is left out', async () => {
  const { calls } = await propsOf('<Shot image="a.png" href="javascript:alert(1)" />\n');
  expect(calls).toEqual([{ image: { src: 'a.png' }, href: undefined }]);
});

test('a block may warn of a component, with its line', async () => {
  const warning = { code: 'shot', message: 'blurred', hint: 'Hold still.' };
  const blurred = {
    name: 'shot',
    setup: (md: Parameters<typeof prepareProps>[0]) =>
      prepareProps(md, ['Shot'], (props, { report }) => {
        report(warning);
        return props;
      }),
  };
  const { problems } = await renderWith({}, [blurred])('one\n\n<Shot />\n', {
    renderComponent: () => ({ html: '', islands: [], styles: [] }),
  });
  expect(problems).toEqual([{ severity: 'warning', ...warning, file: 'guide/page.md', line: 3 }]);
});

test('other components keep their props', async () => {
  const { calls } = await propsOf('<Other image="a.png" />\n');
  expect(calls).toEqual([{ image: 'a.png' }]);
});

test('pages that are not Markdown can have the props of a component prepared, without addresses that run script', () => {
  const { preparerOf } = createMarkdown(resolveMarkdown({}), [block]);
  const tools = {
    link: (href: string) => ({ href: `/to/${href}`, external: false }),
    image: (src: string) => ({ src: `/assets/${src}` }),
    installed: () => undefined,
    publish: (file: string) => ({ src: `/assets/${file}` }),
    bundle: () => ({ src: '' }),
    document: () => ({ src: '' }),
    report: () => {},
  };
  const prepare = preparerOf('Shot');
  expect(prepare?.({ image: 'a.png', href: 'b.md' }, tools)).toEqual({
    image: { src: '/assets/a.png' },
    href: '/to/b.md',
  });
  expect(prepare?.({ image: 'a.png', href: 'javascript:alert(1)' }, tools)).toEqual({
    image: { src: '/assets/a.png' },
    href: undefined,
  });
  expect(preparerOf('Other')).toBeUndefined();
});

test('pages that are not Markdown have the attributes of a component checked too', () => {
  const tags = [{ names: ['Frame'], attributes: { height: 'length', size: ['small', 'big'] } }] as const;
  const { preparerOf } = createMarkdown(resolveMarkdown({}), [defineBlock({ name: 'frame', tags })]);
  const told: string[] = [];
  const report = ({ message }: { message: string }) => told.push(message);
  const tools = { report } as unknown as Parameters<NonNullable<ReturnType<typeof preparerOf>>>[1];
  const written = { height: 300, size: 'huge', className: 'a', children: 'words', colour: 'red' };
  expect(preparerOf('Frame')?.(written, tools)).toEqual({
    height: '300px',
    className: 'a',
    children: 'words',
  });
  expect(told).toEqual([
    'Invalid value "huge" for size of <Frame>; it is ignored.',
    'Unknown attribute "colour" of <Frame>; it is ignored.',
  ]);
});
