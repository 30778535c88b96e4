import {
  type BlockContext,
  componentTokens,
  defineBlock,
  defineRawContainer,
  elementTokens,
  inlineToken,
  textToken,
} from 'bifolio/markdown';
import type { Token } from 'markdown-it';
import { chatOptions } from './options.ts';
import { readChat } from './read-chat.ts';

/** `::: chat title="Standup"`: messages, one's own on the other side. */
export default defineBlock({
  name: 'chat',
  options: chatOptions,
  setup(md) {
    defineRawContainer(
      md,
      'chat',
      ({ Token, attributes, lines, map, context, parse }) => {
        context.style('chat');
        const element = (tag: string, attrs: Parameters<typeof elementTokens>[2], inner: Token[]) => {
          const [open, close] = elementTokens(Token, tag, attrs);
          return [open, ...inner, close];
        };
        const title = inlineToken(Token, attributes.title ?? 'Chat', map);
        const message = (name: string | undefined, inner: Token[]) => {
          if (name !== undefined) return element('div', { class: 'block-chat-message' }, inner);
          const [open, close] = componentTokens(Token, { name: 'ChatSelf', props: {} }, map);
          return [open, ...inner, close];
        };
        const chat = readChat(lines);
        if (chat.lost !== undefined) reportLost(context, map[0] + 1 + chat.lost);
        const messages = chat.messages.flatMap(({ date, name, lines: text, from }) => [
          ...(date ? element('p', { class: 'block-chat-date' }, [textToken(Token, date)]) : []),
          ...message(name, [
            ...(name ? element('p', { class: 'block-chat-name' }, [textToken(Token, name)]) : []),
            ...element('div', { class: 'block-chat-text' }, parse(text, from)),
          ]),
        ]);
        return element('div', { class: 'block-chat' }, [
          ...element('p', { class: 'block-chat-title' }, [title]),
          ...messages,
        ]);
      },
      { attributes: { title: 'text' } },
    );
  },
});

/** `line` is counted from 0. */
function reportLost(context: BlockContext, line: number): void {
  context.report({
    severity: 'warning',
    code: 'chat-lost-text',
    line: line + 1,
    message: 'This text is before the first speaker, so it is omitted.',
    hint: 'Put the name of a speaker in braces on a line above it: {Ana}, or {.} for yourself.',
  });
}
