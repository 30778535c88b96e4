import { expect, it } from 'vitest';
import { anchorsOf } from './anchors.ts';

it('every id inside main can be linked, and old named anchors', () => {
  const page =
    '<main id="content"><h2 class="a" id="one">One</h2><a class="b" name="two"></a><a name="three"></a></main>';
  expect(anchorsOf(page)).toEqual(['content', 'one', 'two', 'three']);
});

it('names of fields, islands and meta data are no anchors', () => {
  expect(anchorsOf('<main><input name="mail"><bi-island name="Tabs"></bi-island></main>')).toEqual([]);
});

it('the frame around main does not count; without main the whole document does', () => {
  expect(
    anchorsOf('<div id="sidebar"></div><main><p id="a"></p></main><aside id="outline"></aside>'),
  ).toEqual(['a']);
  expect(anchorsOf('<body><p id="a"></p></body>')).toEqual(['a']);
});
