import { PageProvider } from 'bifolio/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { pageContext } from '../../fixtures/page-context.ts';
import { Icon } from './component.tsx';

it('draws nothing for an icon that no installed set has', () => {
  expect(renderToStaticMarkup(<Icon name="mdi:home" />)).toBe('');
});

it('writes the classes of icon fonts, with size and colour as data', () => {
  expect(
    renderToStaticMarkup(
      <Icon name="fab:github" provider="fontawesome" size="24px" color="red" extra="fa-spin" />,
    ),
  ).toBe(
    '<i class="icon fa-spin fa-brands fa-github" data-size="24px" data-color="red" aria-hidden="true"></i>',
  );
  expect(renderToStaticMarkup(<Icon name="star" provider="iconfont" />)).toContain(
    'class="icon iconfont icon-star"',
  );
  expect(renderToStaticMarkup(<Icon name="star" provider="iconfont" prefix="my my-" />)).toContain(
    'class="icon my my-star"',
  );
  expect(renderToStaticMarkup(<Icon name="star" provider="fontawesome" prefix="far" />)).toContain(
    'class="icon fa-regular fa-star"',
  );
});

it('draws an image as large as any other icon, in CSS: attributes of images know no em', () => {
  const draw = (size?: string, name = '/a.svg') =>
    renderToStaticMarkup(
      <PageProvider value={pageContext()}>
        <Icon name={name} size={size} />
      </PageProvider>,
    );
  expect(draw()).toContain('<img class="icon" src="/base/a.svg" alt="" data-width="1em" data-height="1em"/>');
  expect(draw('24x16')).toContain('data-width="24px" data-height="16px"');
  expect(draw('x16')).toMatch(/alt="" data-height="16px"/);
  expect(draw('1em', 'data:image/gif;base64,R0lG')).toContain('src="data:image/gif;base64,R0lG"');
});

it('takes an own drawing, an image from elsewhere and a plain sign', () => {
  expect(renderToStaticMarkup(<Icon name={{ svg: '<svg></svg>' }} />)).toContain('<svg></svg></span>');
  expect(renderToStaticMarkup(<Icon name="🌱" />)).toContain('>🌱</span>');
  expect(renderToStaticMarkup(<Icon name="文" />)).toContain('>文</span>');
  expect(renderToStaticMarkup(<Icon name="laptop-code" />)).toBe('');
});
