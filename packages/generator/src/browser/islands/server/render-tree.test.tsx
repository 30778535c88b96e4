import { Component, createContext, createElement, type ReactNode, useContext } from 'react';
import { expect, test } from 'vitest';
import { FaceExcerpt, Html, SvgIcon, useData, useNeeds, usePage } from '../../../client.ts';
import type { Face } from '../../../core/contracts/face.ts';
import { FROM_SERVICE, type IconSets } from '../../../core/contracts/icons.ts';
import type { PageContext } from '../../../core/contracts/theme.ts';
import { RenderedHtml } from '../parts/html.tsx';
import type { ClientData } from '../protocol.ts';
import { createRenderScope, renderTree } from './render-tree.tsx';
import { wrapIsland } from './wrap-island.tsx';

const scope = () =>
  createRenderScope({
    clientData: { lang: 'en', route: '/a/' } as ClientData,
    pageContext: { page: { title: 'Page' } } as PageContext,
    islandUrl: (id) => `/assets/${id}`,
    prefix: 'p',
  });

const island = (component: unknown, name = 'Box', hydrate?: unknown) =>
  wrapIsland(component, { id: 'box.tsx', name, hydrate }) as (props: Record<string, unknown>) => ReactNode;

const Colour = createContext('none');
const Show = () => <i>{useContext(Colour)}</i>;
const Title = () => <h1>{usePage().page.title}</h1>;
const Broken = () => {
  throw new TypeError('no data');
};
const Box = island(({ text, children }: { text?: string; children?: ReactNode }) => (
  <div>
    {text}
    {children}
  </div>
));

test('a page without islands is plain markup with raw HTML in place', () => {
  const { html, islands } = renderTree(
    <p>
      a &lt; <Html html="<b>raw</b>" />
    </p>,
    scope(),
  );
  expect(html).toBe('<p>a &lt; <b>raw</b></p>');
  expect(islands).toEqual([]);
});

test('an island becomes an element with its address, props and server HTML', () => {
  const { html, islands } = renderTree(<Box text={'"<&'} />, scope());
  expect(html).toBe(
    '<bi-island src="/assets/box.tsx" name="Box" hydrate="visible" prefix="p-0-" props="{&quot;text&quot;:&quot;\\&quot;&lt;&amp;&quot;}">' +
      '<div>&quot;&lt;&amp;</div></bi-island>',
  );
  expect(islands).toEqual(['box.tsx']);
});

test('elements among the props are rendered once, in slots, with the contexts around the island', () => {
  const { html } = renderTree(
    <Colour value="red">
      <Box>
        <Show />
      </Box>
    </Colour>,
    scope(),
  );
  expect(html).toContain('props="{&quot;children&quot;:{&quot;$slot&quot;:&quot;children&quot;}}"');
  expect(html).toContain('<div><bi-slot name="children"><i>red</i></bi-slot></div>');
});

test('islands in slots of islands are islands, and raw HTML may stand anywhere', () => {
  const { html, islands } = renderTree(
    <Box>
      <Box text="inner">
        <Html html="<hr>" />
      </Box>
    </Box>,
    scope(),
  );
  expect(html.match(/<bi-island/g)).toHaveLength(2);
  expect(html).toContain('<div>inner<bi-slot name="children"><hr></bi-slot></div>');
  expect(islands).toEqual(['box.tsx']);
});

test('an island inside the component of another island is a plain component', () => {
  const Outer = island(() => <Box text="plain" />, 'Outer');
  const { html } = renderTree(<Outer />, scope());
  expect(html.match(/<bi-island/g)).toHaveLength(1);
  expect(html).toContain('><div>plain</div></bi-island>');
});

test('a slot that the first frame does not show waits in a template', () => {
  const Closed = island(() => <p>closed</p>, 'Closed');
  const { html } = renderTree(
    <Closed>
      <b>later</b>
    </Closed>,
    scope(),
  );
  expect(html).toContain('><template data-slot="children"><b>later</b></template><p>closed</p></bi-island>');
});

test('the moment of hydration comes from the tag, else from the module, else it is visible', () => {
  const Lazy = island(() => null, 'Lazy', 'interaction');
  expect(renderTree(<Lazy />, scope()).html).toContain('hydrate="interaction"');
  expect(renderTree(<Lazy hydrate="idle" />, scope()).html).toContain('hydrate="idle"');
  expect(renderTree(<Box />, scope()).html).toContain('hydrate="visible"');
});

test('hydrate="none" leaves markup only, and takes any props', () => {
  expect(renderTree(<Box hydrate="none" text="x" onClick={() => {}} />, scope()).html).toBe('<div>x</div>');
});

test('an unknown moment of hydration is an error that lists the known ones', () => {
  expect(() => renderTree(createElement(Box, { hydrate: 'soon' }), scope())).toThrow(
    'Invalid hydrate="soon" for the island <Box>.\n' +
      '  Use one of "load", "idle", "visible", "interaction", "none".',
  );
});

test('islands know the page through useData, static components through usePage', () => {
  const Route = island(() => <p>{useData().route}</p>, 'Route');
  const { html } = renderTree([<Title key="t" />, <Route key="r" />], scope());
  expect(html).toContain('<h1>Page</h1>');
  expect(html).toContain('<p>/a/</p>');
});

test('usePage in an island says what to use instead', () => {
  const Bad = island(() => <p>{usePage().page.title}</p>, 'Bad');
  expect(() => renderTree(<Bad />, scope())).toThrow(
    "The component <Bad> (box.tsx) threw while it was rendered: usePage() is called without provider. It works in static components only; in a 'use client' module use useData() or take props.",
  );
});

test('a component that throws is an error with its name', () => {
  expect(() => renderTree(<Broken />, scope())).toThrow(
    'The component <Broken> threw while it was rendered: no data',
  );
  expect(() =>
    renderTree(
      <div>
        <Broken />
      </div>,
      scope(),
    ),
  ).toThrow('The component <Broken> threw while it was rendered: no data');
  const Bundled = Object.assign(() => <Broken />, { displayName: 'Card_default' });
  expect(() => renderTree(<Bundled />, scope())).toThrow('The component <Card> threw');
});

test('what is not a component passes the wrapper unchanged', () => {
  class Store {}
  const context = createContext(1);
  for (const value of [Store, Object, context, 3, 'text', { a: 1 }]) {
    expect(wrapIsland(value, { id: 'x', name: 'X' })).toBe(value);
  }
});

test('a function that a package exports as default is a component when its name begins like one', () => {
  const description = { id: 'ui/x.js', name: 'default', ofPackage: true };
  const styled = () => () => <b />;
  expect(wrapIsland(styled, description)).toBe(styled);
  const Tabs = () => <b />;
  expect(wrapIsland(Tabs, description)).not.toBe(Tabs);
  const own = { id: 'components/box.js', name: 'default' };
  expect(wrapIsland(styled, own)).not.toBe(styled);
  for (const name of ['default', 'tabs_js_default', 'tabs_default$1', '']) {
    const unnamed = Object.defineProperty(() => <b />, 'name', { value: name });
    expect(wrapIsland(unnamed, description), name).not.toBe(unnamed);
  }
});

test('the wrapper has the properties of its component', () => {
  class Tabs extends Component {
    static Panel = Box;
    override render = () => <b />;
  }
  const Wrapped = island(Tabs as never, 'Tabs');
  expect(Wrapped).toHaveProperty('Panel', Box);
  expect(Reflect.set(Wrapped, 'Tab', Box)).toBe(true);
  expect(Reflect.set(Wrapped, 'displayName', 'Sheets')).toBe(true);
  expect(renderTree(<Wrapped />, scope()).html).toContain('<b></b></bi-island>');
});

test('ids of islands are numbered through the trees of one scope', () => {
  const shared = createRenderScope({
    clientData: {} as ClientData,
    pageContext: {} as PageContext,
    islandUrl: (id) => id,
    prefix: 'q',
  });
  expect(renderTree(<Box />, shared).html).toContain('prefix="q-0-"');
  expect(renderTree(<Box />, shared).html).toContain('prefix="q-1-"');
});

test('an image brings no link of its own, in islands and outside', () => {
  const Picture = island(() => <img src="/a.png" alt="" />, 'Picture');
  expect(renderTree(<Picture />, scope()).html).toContain('><img src="/a.png" alt=""/></bi-island>');
  expect(renderTree(<img src="/b.png" alt="" />, scope()).html).toBe('<img src="/b.png" alt=""/>');
});

test('text that looks like a mark stays text', () => {
  const html = '\uFDD0h0\uFDD1';
  expect(renderTree(<p>{html}</p>, scope()).html).toBe(`<p>${html}</p>`);
});

const Asking = ({ sources }: { sources: Record<string, string[]> }) => {
  useNeeds(sources);
  return <i id="asking" />;
};
const AskingIsland = island(Asking, 'Asking', 'load');

test('what components and islands need is known once the tree is rendered', () => {
  const { needs, anchors } = renderTree(
    <main>
      <Asking sources={{ 'connect-src': ['https://b.example'] }} />
      <AskingIsland sources={{ 'connect-src': ['https://a.example'], 'worker-src': ['blob:'] }} />
      <Html html={'<iframe src="https://v.example/1"></iframe>'} />
      <p style={{ color: 'red' }} />
    </main>,
    scope(),
  );
  expect(needs).toEqual({
    sources: {
      'connect-src': ['https://a.example', 'https://b.example'],
      'frame-src': ['https://v.example'],
      'style-src': ["'sha256-8f935d27GvUutRyY9yWScUMiFUk4WTdZURISiYfPOeQ='", "'unsafe-hashes'"],
      'worker-src': ['blob:'],
    },
    iconSets: [],
    eagerIslands: ['box.tsx'],
  });
  expect(anchors).toEqual(['asking', 'asking']);
});

test('HTML that was rendered before has told what it needs and is not read again', () => {
  const html = '<p id="a" style="x"></p>';
  const tree = renderTree(
    <Box>
      <RenderedHtml html={html} />
    </Box>,
    scope(),
  );
  expect(tree.html).toContain(html);
  expect(tree).toMatchObject({ needs: { sources: {}, eagerIslands: [] }, anchors: [] });
});

test('the sets of icons that the service draws are needed', () => {
  const icons: IconSets = { find: () => FROM_SERVICE };
  const { needs } = renderTree(<SvgIcon name="far:a" />, { ...scope(), icons });
  expect(needs.iconSets).toEqual(['far']);
});

test('a component that needs more than an origin throws, and says what may be needed', () => {
  expect(() => renderTree(<Asking sources={{ 'script-src': ["'unsafe-eval'"] }} />, scope())).toThrow(
    `A page cannot need "'unsafe-eval'" as a source of script-src.`,
  );
});

test('an excerpt of another page brings its style sheets, islands and hosts along', () => {
  const face = {
    excerpt: '<p id="a">Text</p>',
    excerptNeeds: {
      islands: ['tabs.js'],
      styles: ['tabs'],
      needs: {
        sources: { 'connect-src': ['https://a.example'] },
        iconSets: ['far'],
        eagerIslands: ['tabs.js'],
      },
    },
  } as unknown as Face;
  const tree = renderTree(
    <ul>
      <FaceExcerpt face={face} />
    </ul>,
    scope(),
  );
  expect(tree.html).toBe('<ul><p id="a">Text</p></ul>');
  expect(tree).toMatchObject({
    islands: ['tabs.js'],
    styles: ['tabs'],
    needs: face.excerptNeeds?.needs,
    anchors: [],
  });
});
