import type { Frontmatter, Problem } from 'bifolio';
import {
  FacesContext,
  IslandProviders,
  type PageParts,
  PagePartsContext,
  PageProvider,
} from 'bifolio/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { pageContext } from '../fixtures/page-context.ts';
import { Document } from './Document.tsx';
import { Home } from './Home.tsx';

const page = {
  get: () => ({ lang: 'en-US', locale: '/en/', base: '/base/', route: '/en/', title: 'Home' }),
  subscribe: () => () => {},
};
const appearance = {
  get: () => ({ isDark: false, mode: 'auto' as const }),
  subscribe: () => () => {},
  setMode() {},
};

/** The home page as HTML; `components` are the author's. */
function render(
  frontmatter: Frontmatter,
  components: Record<string, ReturnType<PageParts['component']>> = {},
  report?: PageParts['report'],
): string {
  const doc = pageContext({
    theme: { appearance: false },
    frontmatter: { pageLayout: 'home', ...frontmatter },
  });
  const context = { ...doc, page: { ...doc.page, layout: 'home' } };
  const parts: PageParts = {
    slots: {},
    component: (name) => components[name],
    resolveLink: (href) => ({ href: `/base${href}`, external: false }),
    report,
  };
  return renderToStaticMarkup(
    <IslandProviders page={page} appearance={appearance}>
      <PageProvider value={context}>
        <FacesContext value={() => undefined}>
          <PagePartsContext value={parts}>
            <Document lang="en-US" head={<title>T</title>} foot={<i />}>
              <Home>
                <p>Words</p>
              </Home>
            </Document>
          </PagePartsContext>
        </FacesContext>
      </PageProvider>
    </IslandProviders>,
  );
}

const Stars = (props: Record<string, unknown>) => <b>{JSON.stringify(props)}</b>;
const block = (fields: Record<string, unknown>) => render({ config: [{ type: 'hero', ...fields }] });

/** The same with somebody who hears what is wrong. */
function reported(frontmatter: Frontmatter) {
  const problems: Problem[] = [];
  const html = render(frontmatter, {}, (problem) => problems.push(problem));
  return { html, problems };
}

describe('without configuration', () => {
  it('a hero with tint-plate fills the screen, the Markdown follows', () => {
    const html = render({});
    expect(html).toContain('<section class="home-block" data-type="hero" data-full="true" data-only="true">');
    expect(html).toContain('data-effect="tint-plate"');
    expect(html).toContain('<h1 class="home-hero-name">Site</h1>');
    expect(html.indexOf('<p>Words</p>')).toBeGreaterThan(html.indexOf('<h1'));
  });

  it('a banner takes its place when there is one', () => {
    const html = render({ banner: '/sea.jpg', bannerMask: 0.2 });
    expect(html).toContain('data-type="banner" data-full="true"');
    expect(html).toContain('src="/base/sea.jpg"');
    expect(html).toContain('opacity="0.2"');
  });
});

describe('hero', () => {
  const hero = { name: 'N', actions: [{ text: 'Go', link: '/a/', theme: 'sponsor' }] };

  it('resolves its links', () => {
    expect(block({ type: 'hero', hero })).toContain(
      '<a href="/base/a/" class="button" data-theme="sponsor">Go</a>',
    );
  });

  it('shows no effect over a background, or when it is switched off', () => {
    expect(block({ type: 'hero', hero, backgroundImage: '/a.jpg' })).not.toContain('<canvas');
    expect(block({ type: 'hero', hero, effect: false })).not.toContain('home-backdrop');
  });

  it('takes a picture or a gradient as effect, and the older names', () => {
    expect(block({ type: 'hero', hero, effect: '/a.jpg' })).toContain('src="/base/a.jpg"');
    expect(block({ type: 'hero', hero, effect: 'linear-gradient(red, blue)' })).toContain(
      'data:image/svg+xml',
    );
    expect(block({ type: 'hero', hero, background: 'tint-plate', tintPlate: 120 })).toContain('<canvas');
  });

  it('filters what is behind the words without a style', () => {
    const html = block({ type: 'hero', hero, effect: '/a.jpg', filter: 'blur(4px) brightness(0.5)' });
    expect(html).toContain('<svg class="home-filter" filter="blur(4px) brightness(0.5)"');
    expect(() => block({ type: 'hero', hero, filter: 'url(https://x)' })).toThrow('config[0].filter');
  });

  it('names an unknown effect and the known ones', () => {
    expect(() => block({ type: 'hero', hero, effect: 'tintplate' })).toThrow(
      /^Home page: config\[0\]\.effect has the unknown effect "tintplate"\. Use one of: .*tint-plate; a picture's address; a CSS gradient\.$/,
    );
  });

  it('forces the page to dark before anything is painted', () => {
    const html = block({ type: 'hero', hero, forceDark: true });
    expect(html).toMatch(/^<html[^>]* data-theme="dark"[^>]* data-force-dark=""/);
    expect(block({ type: 'hero', hero })).toMatch(/^<html[^>]* data-theme="light"/);
  });
});

it('doc-hero has the folded sheet for a picture unless it is given another or none', () => {
  expect(block({ type: 'doc-hero', hero: { name: 'N' } })).toContain('class="fold"');
  expect(block({ type: 'doc-hero', hero: { name: 'N', image: '/a.svg' } })).toContain('src="/base/a.svg"');
  expect(block({ type: 'doc-hero', hero: { name: 'N', image: false } })).toContain('data-plain="true"');
});

it('text-image and image-text differ in which comes first', () => {
  const fields = {
    image: '/a.png',
    width: '80%',
    title: 'T',
    list: ['One', { title: 'Two', description: 'x' }],
  };
  const html = block({ type: 'text-image', ...fields });
  expect(html).toContain('data-first="text"');
  expect(html).toContain('width="80%"');
  expect(html).toContain('<li>One</li><li><h3>Two</h3><p>x</p></li>');
  expect(block({ type: 'image-text', ...fields })).toContain('data-first="image"');
});

it('profile shows who it is, in a circle when asked', () => {
  const html = block({ type: 'profile', name: 'Ana', description: 'Writes', avatar: '/a.png', circle: true });
  expect(html).toContain(
    '<div class="home-profile" data-circle="true"><img class="no-view" src="/base/a.png"',
  );
  expect(html).toContain('<h2>Ana</h2><p>Writes</p>');
});

it('a banner without a picture fetches nothing', () => {
  expect(block({ type: 'banner', hero: { name: 'N' } })).not.toContain('<img');
});

it('a background is a picture, one for each appearance or a gradient, and may stay in place', () => {
  const html = block({
    type: 'custom',
    backgroundImage: { light: '/l.png', dark: 'linear-gradient(red, blue)' },
    backgroundAttachment: 'fixed',
  });
  expect(html).toContain('<div class="home-backdrop" data-attachment="fixed" aria-hidden="true">');
  expect(html).toContain('<img src="/base/l.png" alt="" class="no-view only-light" loading="lazy"/>');
  expect(html).toContain('class="no-view only-dark"');
});

it('a component of the author gets every field, and where it stands', () => {
  const html = render({ config: [{ type: 'Stars', full: true, count: 3 }] }, { Stars });
  expect(html).toContain(
    '<b>{&quot;onlyOnce&quot;:true,&quot;index&quot;:0,&quot;type&quot;:&quot;Stars&quot;,&quot;full&quot;:true,&quot;count&quot;:3}</b>',
  );
});

it('an unknown type of block is an error that names the known ones', () => {
  expect(() => block({ type: 'banners' })).toThrow(
    'Home page: config[0] has the unknown type "banners". Use one of: banner, custom, doc-hero, features, hero, ' +
      'image-text, posts, profile, text-image, blog; or the name of a component in components/.',
  );
});

it('draws an icon of a feature that is written as an element', () => {
  const icon = '<svg viewBox="0 0 9 9"><path d="M0 0"/></svg>';
  expect(block({ type: 'features', features: [{ title: 'F', icon }] })).toContain(icon);
  expect(block({ type: 'features', features: [{ title: 'F', icon: '<3' }] })).toContain('>&lt;3</span>');
});

it('has no inline style, whatever the author asks for', () => {
  const html = render({
    config: [
      { type: 'banner', banner: '/a.jpg', hero: { name: 'N' } },
      { type: 'features', features: [{ title: 'F', icon: { src: '/i.svg', wrap: true } }] },
      { type: 'doc-hero', hero: { name: 'N' }, effect: 'tint-plate', filter: 'blur(2px)' },
    ],
  });
  expect(html).not.toMatch(/\sstyle=/);
});

describe('a page from elsewhere', () => {
  const hero = { name: 'N' };

  it('goes without a block that nobody has, which is reported', () => {
    const { html, problems } = reported({
      config: [
        { type: 'hero', hero },
        { type: 'marquee', rows: 2 },
      ],
    });
    expect(html).toContain('>N</h1>');
    expect(html).not.toContain('data-type="marquee"');
    expect(problems).toEqual([
      {
        severity: 'warning',
        code: 'home-block',
        message: 'Unknown home page block "marquee"; it is omitted.',
        hint: expect.stringMatching(/^Use one of: banner, .* a component in components\/\.$/),
        option: ['config', 1, 'type'],
      },
    ]);
  });

  it('shows the default for an effect that nobody has, without the options of that one', () => {
    const { html, problems } = reported({
      config: [{ type: 'hero', hero, effect: 'fireflies', effectConfig: { count: 9 } }],
    });
    expect(html).toContain('data-effect="tint-plate"');
    expect(problems).toMatchObject([
      {
        severity: 'warning',
        message: 'Unknown hero effect "fireflies", so tint-plate is shown.',
        option: ['config', 0, 'effect'],
      },
    ]);
  });

  it('leaves out keys that mean nothing, wherever they stand', () => {
    const actions = [{ text: 'Go', link: '/a/', glow: true }];
    const { html, problems } = reported({ hero: { ...hero, job: 'Baker', actions } });
    expect(html).toContain('>Go</a>');
    expect(problems.map(({ severity, option }) => [severity, option])).toEqual([
      ['warning', ['hero', 'actions', 0, 'glow']],
      ['warning', ['hero', 'job']],
    ]);
  });

  it('is told which keys were meant, those of every block among them', () => {
    const features = [{ titel: 'A' }];
    const { problems } = reported({ config: [{ type: 'features', backgroundImge: '/a.png', features }] });
    expect(problems.map(({ message, hint }) => [message, hint])).toEqual([
      ['Unknown option `config[0].features[0].titel`.', 'Did you mean `config[0].features[0].title`?'],
      ['Unknown option `config[0].backgroundImge`.', 'Did you mean `config[0].backgroundImage`?'],
      ['Expected option `config[0].features[0].title` to be text, got nothing.', undefined],
    ]);
  });

  it('takes empty values as absent', () => {
    const { html, problems } = reported({
      config: [{ type: 'hero', full: null, hero: { ...hero, tagline: null, actions: null } }],
    } as unknown as Frontmatter);
    expect(html).toContain('>N</h1>');
    expect(problems).toEqual([]);
  });

  it('shows the rest when a value is wrong, which is a warning with its place', () => {
    const { html, problems } = reported({
      config: [{ type: 'hero', hero: { name: 1 } }, { type: 'custom' }],
    });
    expect(html).toContain('<p>Words</p>');
    expect(problems).toMatchObject([
      {
        severity: 'warning',
        message: 'Expected option `config[0].hero.name` to be text, got 1.',
        option: ['config', 0, 'hero', 'name'],
      },
    ]);
    const blocks = reported({
      // A list whose first entry the scan would have left out.
      config: [
        { full: true } as unknown as { type: string },
        { type: 'hero', hero, full: 'no' },
        { type: 'hero', hero },
      ],
    });
    expect(blocks.html).toContain('>N</h1>');
    expect(blocks.problems).toMatchObject([
      { option: ['config', 0, 'type'] },
      { option: ['config', 1, 'full'] },
    ]);
  });
});

describe('the heading of the page', () => {
  const headings = (html: string) => html.match(/<h1.*?<\/h1>/g);

  it('is the name of the first hero, however many there are', () => {
    const hero = (name?: string) => ({ type: 'hero', hero: { name, text: 'x' } });
    expect(headings(render({ config: [hero(), hero('One'), hero('Two'), hero('Three')] }))).toEqual([
      '<h1 class="home-hero-name">One</h1>',
    ]);
  });

  it('is there for screen readers when no block says it', () => {
    expect(headings(render({ config: [{ type: 'profile', name: 'Ana' }] }))).toEqual([
      expect.stringContaining('class="visually-hidden"'),
    ]);
  });
});

it('a profile says where the person lives and works, beside the picture if wanted', () => {
  const html = render({
    config: [
      { type: 'profile', name: 'Ana', url: '/a.png', location: 'Lima', organization: 'ACME', layout: 'left' },
    ],
  });
  expect(html).toContain('data-layout="left"');
  expect(html).toContain('src="/base/a.png"');
  expect(html).toMatch(/Lima.*ACME/);
});

it('texts of blocks may hold a few tags and links, and nothing that runs', () => {
  const details = 'A<br>B &amp; <a href="/en/guide/">C</a><script>alert(1)</script>';
  const html = render({ config: [{ type: 'features', features: [{ title: 'T', details }] }] });
  expect(html).toContain(
    'A<br/>B &amp; <a href="/base/en/guide/">C</a>&lt;script&gt;alert(1)&lt;/script&gt;',
  );
});
