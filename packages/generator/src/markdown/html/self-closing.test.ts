import { describe, expect, it } from 'vitest';
import { renderWith } from '../test-environment.ts';

const render = renderWith();
const htmlOf = async (source: string) => (await render(source)).html.trim();

describe('a tag of HTML that ends in a slash', () => {
  it('is an empty element, so that what follows stays outside of it', async () => {
    expect(await htmlOf('<iframe src="https://a.example" height="20"/>\n\nAfter')).toBe(
      '<iframe src="https://a.example" height="20"></iframe>\n<p>After</p>',
    );
    expect(await htmlOf('<div class="gap" />\n\nAfter')).toBe('<div class="gap"></div>\n<p>After</p>');
  });

  it.each([
    ['a <span id="x" /> b', '<p>a <span id="x"></span> b</p>'],
    ['a <my-mark size=2 /> b', '<p>a <my-mark size=2></my-mark> b</p>'],
    ['<a id="here"/> b', '<p><a id="here"></a> b</p>'],
  ])('is one in a line too: %s', async (source, html) => expect(await htmlOf(source)).toBe(html));

  it.each([
    '<p>a <br/> <wbr /> <input disabled /></p>',
    '<div>\n<!-- <div /> --><svg><path d="M0 0"/></svg>\n</div>',
    '<script>\nconst a = "<div />";\n</script>',
    '<div title="<div />">\n</div>',
  ])('stays as it is: %s', async (html) => {
    expect(await htmlOf(html.replace(/^<p>(.*)<\/p>$/, '$1'))).toBe(html);
  });

  it('takes a link of the page with it', async () => {
    expect(await htmlOf('<video src="https://a.example/a.mp4" controls />\n')).toBe(
      '<video src="https://a.example/a.mp4" controls></video>',
    );
  });
});
