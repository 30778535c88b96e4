import { expect, test } from 'vitest';
import { cleanSvg } from './clean-svg.ts';

const clean = (svg: string) => cleanSvg(svg, { prefix: 'p-', tokens: {} });

test('ids and what names them are the picture’s own', () => {
  expect(
    clean('<svg><marker id="a"/><path marker-end="url(#a)"/><use href="#a"/><rect fill="#abcdef"/></svg>'),
  ).toBe(
    '<svg><marker id="p-a"></marker><path marker-end="url(#p-a)"></path><use href="#p-a"></use><rect fill="#abcdef"></rect></svg>',
  );
});

test('nothing runs and nothing leads elsewhere', () => {
  const hostile = `<svg onload="a()"><script>a()</script><a href="https://x.example"><text>kept</text></a>
<foreignObject><img src="x"/></foreignObject><image href="https://x.example/a.png"/><image href="//x.example/a.png"/>
<use xlink:href="javascript:a()"/><image href="data:text/html,a"/><image href="data:image/svg+xml,a"/></svg>`;
  const cleaned = clean(hostile);
  expect(cleaned).not.toMatch(/onload|script|example|data:|foreignObject|<a /);
});

test('an attribute that CSS reads fetches nothing from elsewhere', () => {
  const hostile = [
    '<rect fill="url(https://x.example/a.svg#b)"/>',
    '<rect style="mask: url( \'//x.example/a.svg#b\')"/>',
    '<rect filter="u\\72l(https://x.example/a.svg#b)"/>',
    '<rect style="cursor: image-set(&quot;https://x.example/a.png&quot; 1x)"/>',
  ];
  for (const rect of hostile) expect(clean(`<svg>${rect}</svg>`)).toBe('<svg><rect></rect></svg>');
  expect(clean(`<svg><rect fill="url('#a')"/></svg>`)).toContain('#p-a');
});

test('images of the site and images in the text stay', () => {
  const svg = '<svg><image href="/logo.png"></image><image href="data:image/png;base64,AA"></image></svg>';
  expect(clean(svg)).toBe(svg);
});
