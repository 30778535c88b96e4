import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
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
});

it('takes an own drawing, an image from elsewhere and a plain sign', () => {
  expect(renderToStaticMarkup(<Icon name={{ svg: '<svg></svg>' }} />)).toContain('<svg></svg></span>');
  expect(renderToStaticMarkup(<Icon name="🌱" />)).toContain('>🌱</span>');
});
