import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Written } from './parts/Written.tsx';

const html = (text: string, links?: boolean) => renderToStaticMarkup(<Written text={text} links={links} />);

describe('a text of a home block', () => {
  it('may hold entities, line breaks, code and what marks words', () => {
    expect(html('A &amp; B<br>C <code>x</code> <b>bold <i>both</i></b>')).toBe(
      'A &amp; B<br/>C <code>x</code> <b>bold <i>both</i></b>',
    );
    expect(html('1 &lt; 2 < 3')).toBe('1 &lt; 2 &lt; 3');
  });

  it('may hold links, but not in what is a link itself', () => {
    expect(html('see <a href="./guide/">this</a>')).toBe('see <a href="./guide/">this</a>');
    expect(html('see <a href="./guide/">this</a>', false)).toBe('see this');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src="x" onerror="alert(1)">',
    '<a href="javascript:alert(1)">x</a>',
    '<iframe src="https://example.org"></iframe>',
    'Array<string>',
    '<!-- c -->',
  ])('%s stays text', (text) => {
    const shown = html(text);
    expect(shown).not.toMatch(/<(?!\/?(?:br|b)\b)/);
    expect(shown.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"')).toBe(text);
  });

  it('keeps no attribute of what it lets through', () => {
    expect(html('<b onclick="alert(1)" style="color:red" class="x">y</b>')).toBe('<b>y</b>');
  });
});
