import { describe, expect, it } from 'vitest';
import { readerText } from '../../core/text/reader-text.ts';
import { renderWith } from '../test-environment.ts';

const render = renderWith();

describe('footnotes', () => {
  it('say where their links lead, in the language of the page', async () => {
    const source = 'a[^x] b[^x] c^[short *one*]\n\n[^x]: note\n\n    more\n';
    const { html } = await render(source);
    expect(html.match(/ aria-label="[^"]*"/g)).toEqual([
      ' aria-label="Footnotes"',
      ' aria-label="Back to reference 1"',
      ' aria-label="Back to reference 1:1"',
      ' aria-label="Back to reference 2"',
    ]);
    expect(html).toContain('<li id="footnote2" class="footnote-item"><p>short <em>one</em>');
    expect(
      (
        await render(source, {
          text: { ...readerText, footnotesLabel: '脚注', footnoteBackText: '回到引用处' },
        })
      ).html,
    ).toContain('aria-label="回到引用处 1"');
  });

  it('are told when nothing refers to them, or when they are not there', async () => {
    const { problems } = await render('a[^x] `[^y]` [^a-z]\n\n[^１]: note\n');
    expect(problems.map(({ line, message }) => [line, message])).toEqual([
      [1, 'Unknown footnote "x"; [^x] is shown as text.'],
      [3, 'Nothing refers to the footnote "１", so it is omitted.'],
    ]);
  });

  it('without a note stay text', async () => {
    expect((await render('a[^x]')).html).toBe('<p>a[^x]</p>\n');
  });
});
