import { renderWith } from 'bifolio/testing';
import { describe, expect, it } from 'vitest';
import block from './block.ts';

const render = renderWith({}, [block]);
const htmlOf = async (source: string) => (await render(source)).html.trim();

describe('mark', () => {
  it.each([
    ['a ==b== c', '<p>a <mark>b</mark> c</p>'],
    ['==**b** `c`==', '<p><mark><strong>b</strong> <code>c</code></mark></p>'],
    ['**==b==**', '<p><strong><mark>b</mark></strong></p>'],
    ['==b=={.tip}', '<p><mark class="tip">b</mark></p>'],
    ['这是==重点==内容', '<p>这是<mark>重点</mark>内容</p>'],
    ['==甲==>==乙==', '<p><mark>甲</mark>&gt;<mark>乙</mark></p>'],
    ['(==b==)', '<p>(<mark>b</mark>)</p>'],
    ['==<u>b</u>==', '<p><mark><u>b</u></mark></p>'],
  ])('%s becomes %s', async (source, html) => expect(await htmlOf(source)).toBe(html));

  it.each([
    'a==b and c==d',
    'a == b == c',
    'a === b',
    '====',
    '==open',
    '`==b==`',
    'x=1==y',
    'a ==> b <== c',
    '<== a ==>',
  ])('leaves %s alone', async (source) => expect(await htmlOf(source)).not.toContain('<mark'));

  it('asks for its style only when it is used, and can wait until it is in view', async () => {
    expect((await render('plain')).styles).toEqual([]);
    expect((await render('==b==')).styles).toEqual(['mark']);
    expect((await renderWith({ mark: 'lazy' }, [block])('==b==')).html).toBe(
      '<p><mark data-lazy="">b</mark></p>\n',
    );
  });

  it('can be switched off', async () => {
    expect((await renderWith({ mark: false }, [block])('==b==')).html).toBe('<p>==b==</p>\n');
  });
});
