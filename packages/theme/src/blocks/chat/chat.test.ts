import { describe, expect, it } from 'vitest';
import { blockRenderer } from '../../fixtures/render-block.tsx';
import block from './block.ts';
import { ChatSelf } from './component.tsx';
import { readChat } from './read-chat.ts';

const render = blockRenderer([block], { ChatSelf });
const htmlOf = async (source: string) => (await render(source)).html;

describe('readChat', () => {
  it('reads speakers and dates, and prints a date when it changes', () => {
    const lines = ['lost', '{:1}', '{ Ana }', 'a', 'b', '{:1}', '{.}', 'c', '{:2}', '{Bo}'];
    expect(readChat(lines)).toEqual({
      messages: [
        { date: '1', name: 'Ana', lines: ['a', 'b'], from: 3 },
        { lines: ['c'], from: 7 },
        { date: '2', name: 'Bo', lines: [], from: 10 },
      ],
      lost: 0,
    });
  });

  it('leaves braces in code and in sentences alone', () => {
    const lines = ['{Ana}', '```js', '{', '{x}', '}', '```', 'a {b} c', '{}'];
    expect(readChat(lines)).toEqual({ messages: [{ name: 'Ana', lines: lines.slice(1), from: 1 }] });
  });
});

describe('chat', () => {
  it('says what it omits, and what it does not know', async () => {
    const { problems } = await render('::: chat titel="T"\n\n{Ana\nhey\n:::\n');
    expect(problems.map(({ line, message }) => [line, message])).toEqual([
      [1, 'Unknown attribute "titel" in ::: chat; it is ignored.'],
      [3, 'This text is before the first speaker, so it is omitted.'],
    ]);
  });

  it('draws messages, with Markdown in them', async () => {
    expect(await htmlOf('::: chat title="T"\n{:<1>}\n{A&B}\n*x*\n{.}\ny\n:::\n')).toBe(
      '<div class="block-chat"><p class="block-chat-title">T</p><p class="block-chat-date">&lt;1&gt;</p>' +
        '<div class="block-chat-message"><p class="block-chat-name">A&amp;B</p><div class="block-chat-text"><p><em>x</em></p></div></div>' +
        '<div class="block-chat-message" data-self="" role="group" aria-label="Me"><div class="block-chat-text"><p>y</p></div></div></div>',
    );
  });

  it('is called Chat, and closes at its own colons', async () => {
    expect(await htmlOf('::: chat\n{A}\n::::\nx\n:::\nafter\n')).toMatch(
      />Chat<.*<p>::::x<\/p>.*<p>after<\/p>$/,
    );
  });

  it('nests', async () => {
    const html = await htmlOf(':::: chat\n{A}\n::: chat\n{B}\nx\n:::\n::::\n');
    expect(html.match(/block-chat"/g)).toHaveLength(2);
  });
});
