import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MdxScopeContext, mdxComponents } from './mdx-components.tsx';
import type { PrepareMdxProps } from './renderer-contract.ts';

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

it('images of the text have their public address and size', () => {
  const Image = mdxComponents(new Map(), { preparerOf: () => undefined }).img as 'img';
  const scope = {
    resolveLink: (href: string) => ({ href, external: false }),
    resolveImage: (src: string) => ({ src: `/assets/${src}`, width: 8, height: 4 }),
  };
  const html = renderToStaticMarkup(
    <MdxScopeContext value={scope}>
      <Image src="a.png" alt="A" />
    </MdxScopeContext>,
  );
  expect(html).toContain('<img src="/assets/a.png" width="8" height="4" alt="A"/>');
});
