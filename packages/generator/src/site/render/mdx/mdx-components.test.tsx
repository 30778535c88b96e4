import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { withoutPreloads } from '../../../browser/islands/server/without-preloads.ts';
import type { PrepareMdxProps } from '../renderer-contract.ts';
import { mdxComponents } from './mdx-components.tsx';
import { MdxScopeContext } from './mdx-scope.ts';

const Shot = ({ image, children }: { image: string; children?: ReactNode }) => (
  <figure data-image={image}>{children}</figure>
);

const drawn = (name: string, prepare: PrepareMdxProps) => {
  const components = mdxComponents(new Map([['Shot', { component: Shot }]]), {
    preparerOf: (asked) => (asked === name ? prepare : undefined),
  });
  const Named = components.Shot as typeof Shot;
  return renderToStaticMarkup(<Named image="./a.png">words</Named>);
};

it('props of a component are prepared before it is drawn, its children stay', () => {
  expect(drawn('Shot', (props) => ({ ...props, image: '/assets/a.png' }))).toBe(
    '<figure data-image="/assets/a.png">words</figure>',
  );
});

it('a component that nobody prepares is drawn as it is', () => {
  expect(drawn('Other', () => ({}))).toBe('<figure data-image="./a.png">words</figure>');
});

it('each picture of a `srcSet`, film and sound have their public address, those of other hosts stay', () => {
  const components = mdxComponents(new Map(), { preparerOf: () => undefined });
  const [Source, Image, Video] = ['source', 'img', 'video'].map((name) => components[name] as 'img');
  const asked: string[] = [];
  const scope = {
    resolveLink: (href: string) => ({ href, external: false }),
    resolveImage(src: string) {
      asked.push(src);
      return { src: `/assets/${src}` };
    },
    noteSources() {},
    renderFence: () => '',
  };
  const html = renderToStaticMarkup(
    <MdxScopeContext value={scope}>
      {Source && <Source srcSet="a.avif, https://x.y/b.avif 2x" />}
      {Image && <Image srcSet="c.png 2x" alt="" />}
      {Image && <Image {...{ srcset: 'd.png 2x' }} src="d.png" alt="" />}
      {Video && <Video src="e.mp4" {...{ poster: 'e.png' }} />}
      {Video && <Video src="https://x.y/f.mp4" />}
    </MdxScopeContext>,
  );
  expect(withoutPreloads(html)).toBe(
    '<source srcSet="/assets/a.avif, https://x.y/b.avif 2x"/>' +
      '<img srcSet="/assets/c.png 2x" alt=""/>' +
      '<img src="/assets/d.png" srcSet="/assets/d.png 2x" alt=""/>' +
      '<video src="/assets/e.mp4" poster="/assets/e.png"></video>' +
      '<video src="https://x.y/f.mp4"></video>',
  );
  expect(asked.sort()).toEqual(['a.avif', 'c.png', 'd.png', 'd.png', 'e.mp4', 'e.png']);
});

it('frames show pages and files, those of other hosts stay', () => {
  const Frame = mdxComponents(new Map(), { preparerOf: () => undefined }).iframe as 'iframe';
  const scope = {
    resolveLink: (href: string) => ({ href: `/docs/${href}`, external: false }),
    resolveImage: (src: string) => ({ src: `/assets/${src}` }),
    noteSources() {},
    renderFence: () => '',
  };
  const html = renderToStaticMarkup(
    <MdxScopeContext value={scope}>
      {['demo/', 'a.pdf', 'https://x.y/a'].map((src) => (
        <Frame key={src} src={src} title="F" />
      ))}
    </MdxScopeContext>,
  );
  expect(html).toBe(
    '<iframe title="F" src="/docs/demo/"></iframe>' +
      '<iframe title="F" src="/assets/a.pdf"></iframe>' +
      '<iframe title="F" src="https://x.y/a"></iframe>',
  );
});

it('images of the text have their public address and size', () => {
  const Image = mdxComponents(new Map(), { preparerOf: () => undefined }).img as 'img';
  const scope = {
    resolveLink: (href: string) => ({ href, external: false }),
    resolveImage: (src: string) => ({ src: `/assets/${src}`, width: 8, height: 4 }),
    noteSources() {},
    renderFence: () => '',
  };
  const html = renderToStaticMarkup(
    <MdxScopeContext value={scope}>
      <Image src="a.png" alt="A" />
    </MdxScopeContext>,
  );
  expect(html).toContain('<img src="/assets/a.png" width="8" height="4" alt="A"/>');
});
