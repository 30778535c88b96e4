import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import type { Theme } from '../../../core/contracts/theme.ts';
import { createAssets } from '../head/assets.ts';
import { createRenderer } from '../renderer.tsx';
import { renderAlone } from './render-alone.ts';

const Frame = ({ head, lang, children }: { head: ReactNode; lang: string; children: ReactNode }) => (
  <html lang={lang}>
    <head>{head}</head>
    <body>{children}</body>
  </html>
);
const Box = ({ fails, children }: { fails?: string; children?: ReactNode }) => {
  if (fails) throw new Error(fails);
  return <aside>{children}</aside>;
};
const renderer = createRenderer(
  {
    theme: {
      Document: Frame,
      layouts: { doc: ({ children }: { children: ReactNode }) => <main>{children}</main> },
      components: { Box: { component: Box } },
      blocks: [],
    } as never,
    components: {},
    layouts: {},
    slots: {},
    mdx: {},
  },
  createAssets({
    build: 'b',
    client: '/client.js',
    clientImports: [],
    leadOn: '',
    react: [],
    siteStyles: [],
    componentStyles: {},
    styles: { base: '/base.css' },
    islands: {},
    shared: { src: '', imports: [], styles: [] },
  }),
);
const theme = { name: 'plain', headScript: '', locale: () => ({ options: {} }) } as unknown as Theme;
const render = (source: string) =>
  renderAlone(source, {
    renderer,
    theme,
    lang: 'en-US',
    resolve: {
      resolveLink: (href) => ({ href, external: false, isPage: true }),
      resolveImage: async (src) => ({ src }),
    },
  });

it('a text becomes a whole document, with the components of the theme in its layout', async () => {
  const { html, problems } = await render('# Tea\n\n<Box>water</Box>\n');
  expect(html).toContain('<title>Tea</title>');
  expect(html).toContain('href="/base.css"');
  expect(html).toMatch(/<main>.*<aside>water<\/aside>.*<\/main>/s);
  expect(problems).toEqual([]);
});

it('mistakes have the line of the text, below the frontmatter too', async () => {
  const { problems } = await render('---\ntitle: Tea\nsidbar: 1\n---\n\n<Bax />\n');
  expect(problems.map(({ code, line }) => [code, line])).toEqual([
    ['unknown-frontmatter', 3],
    ['unknown-component', 6],
  ]);
});

it('what a component throws, and a layout that nobody has, are problems without a document', async () => {
  expect(await render('one\n\n<Box fails="too hot" />\n')).toMatchObject({
    problems: [{ code: 'component-threw', line: 3, message: expect.stringContaining('too hot') }],
  });
  const { html, problems } = await render('---\npageLayout: cup\n---\n');
  expect(html).toBeUndefined();
  expect(problems).toMatchObject([{ code: 'unknown-layout' }]);
});

it('tells which other hosts the page asks', async () => {
  const { sources } = await render('<iframe src="https://video.example.org/a"></iframe>\n');
  expect(sources).toMatchObject({ 'frame-src': ['https://video.example.org'] });
});
