import { describe, expect, it } from 'vitest';
import { renderWith } from '../test-environment.ts';

const render = renderWith();
const told = async (source: string) =>
  (await render(source)).problems.map(({ line, message }) => `${line}: ${message}`);

describe('HTML elements', () => {
  it.each([
    '<div>\n\n**bold**\n\n</div>',
    'a <b>b</b> <br> <img src="https://a.b/c.png"> <span />',
    '<ul><li>one<li>two</ul>',
    '<table><tr><td>a<td>b</table>',
    '<p>text',
    '<svg viewBox="0 0 1 1"><path d="M0 0"/><g><circle r="1"></circle></g></svg>',
    '<!-- <div> -->',
    '`<div>`\n\n```html\n<div>\n```',
    '<details>\n<summary>a</summary>\n\ntext\n\n</details>',
  ])('that are closed are no matter: %s', async (source) => {
    expect((await render(source)).problems.filter(({ code }) => code === 'unclosed-element')).toEqual([]);
  });

  it('that nothing closes are told with their line', async () => {
    expect(await told('text\n\n<div>\n\nmore <b>bold\n')).toEqual([
      '3: <div> is never closed.',
      '5: <b> is never closed.',
    ]);
  });

  it('that end with what is around them are told too, and ends without a beginning', async () => {
    expect(await told('<div>\n<span>\n</div>\n\n</section>\n')).toEqual([
      '2: <span> is never closed.',
      '5: </section> has no opening tag.',
    ]);
  });

  it('take linear time', async () => {
    await render('<b>'.repeat(20_000));
    await render(`${'<b>'.repeat(20_000)}${'</i>'.repeat(20_000)}`);
  });
});
