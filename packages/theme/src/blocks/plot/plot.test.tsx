import type { Frontmatter } from 'bifolio';
import { PageProvider } from 'bifolio/client';
import { renderWith } from 'bifolio/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { pageContext } from '../../fixtures/page-context.ts';
import block from './block.ts';
import { Plot } from './component.tsx';

const propsOf = async (source: string, options = {}) => {
  const calls: Record<string, unknown>[] = [];
  await renderWith(options, [block])(source, {
    renderComponent: ({ props, children }) => {
      calls.push({ ...props, text: children });
      return { html: '', islands: [], styles: [] };
    },
  });
  return calls;
};

describe('plot', () => {
  it.each([
    ['a !!secret!! b', { text: 'secret' }],
    ['凶手是!!管家!!。', { text: '管家' }],
    ['!!x!!{.blur .click}', { text: 'x', effect: 'blur', trigger: 'click' }],
    ['!!**x** <b>!!{.mask .hover}', { text: '**x** &lt;b&gt;', effect: 'mask', trigger: 'hover' }],
    ['**!!x!!**', { text: 'x' }],
    ['!!I never said this!!!', { text: 'I never said this' }],
  ])('%s has the props %j', async (source, props) => expect(await propsOf(source)).toEqual([props]));

  it.each(['Wow!! Really!!', 'No!!!', '!! x !!', '!!!!', '!!a', '`!!a!!`', 'a!!\n!!b', '![a](b.png)'])(
    'leaves %s alone',
    async (source) => expect(await propsOf(source)).toEqual([]),
  );

  it('can be switched off', async () => expect(await propsOf('!!a!!', { plot: false })).toEqual([]));
});

it('is found by the search', async () => {
  expect((await renderWith({}, [block])('The !!gardener!!.')).text).toBe('The gardener.');
});

describe('<Plot>', () => {
  const draw = (element: React.ReactNode, frontmatter: Frontmatter = {}) =>
    renderToStaticMarkup(<PageProvider value={pageContext({ frontmatter })}>{element}</PageProvider>);

  it('can be reached by keyboard and hides by mask until hovered', () => {
    expect(draw(<Plot text="<x>" />)).toBe(
      '<span class="plot" data-trigger="hover" data-effect="mask" tabindex="0">&lt;x&gt;</span>',
    );
  });

  it('follows the page, and the author before the page', () => {
    const plot = { trigger: 'click', effect: 'blur' } as const;
    expect(draw(<Plot>a</Plot>, { plot })).toContain('data-trigger="click" data-effect="blur"');
    expect(draw(<Plot effect="mask">a</Plot>, { plot })).toContain('data-trigger="click" data-effect="mask"');
    expect(draw(<Plot>a</Plot>, { plot: {} })).toContain('data-effect="mask"');
  });
});
