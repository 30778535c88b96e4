import {
  defineBlock,
  defineRawContainer,
  elementTokens,
  inlineToken,
  textOf,
  textToken,
} from 'bifolio/markdown';
import type { Token } from 'markdown-it';
import { builtInText } from '../../text/text.ts';
import { readChat } from './read-chat.ts';

/** `::: chat title="Standup"`: messages, one's own on the other side. */
export default defineBlock({
  name: 'chat',
  setup(md) {
    defineRawContainer(md, 'chat', ({ Token, attributes, lines, map, context, parse }) => {
      context.style('chat');
      const element = (tag: string, attrs: Parameters<typeof elementTokens>[2], inner: Token[]) => {
        const [open, close] = elementTokens(Token, tag, attrs);
        return [open, ...inner, close];
      };
      const title = inlineToken(Token, textOf(attributes.title) ?? 'Chat', map);
      // The side that says whose words these are is seen only.
      const self = { role: 'group', 'aria-label': builtInText(context.lang).chatSelfLabel };
      const messages = readChat(lines).flatMap(({ date, name, lines: text, from }) => [
        ...(date ? element('p', { class: 'block-chat-date' }, [textToken(Token, date)]) : []),
        ...element(
          'div',
          { class: 'block-chat-message', 'data-self': name === undefined, ...(name === undefined && self) },
          [
            ...(name ? element('p', { class: 'block-chat-name' }, [textToken(Token, name)]) : []),
            ...element('div', { class: 'block-chat-text' }, parse(text, from)),
          ],
        ),
      ]);
      return element('div', { class: 'block-chat' }, [
        ...element('p', { class: 'block-chat-title' }, [title]),
        ...messages,
      ]);
    });
  },
});
