import { componentTokens, elementTokens, slotTokens } from 'bifolio/markdown';
import type { StateCore, Token } from 'markdown-it';
import { fileKind } from '../file-tree/file-kind.ts';
import { labelOf } from '../tabs/draw-tabs.ts';

export interface CodeTab {
  /** What a group remembers. */
  value: string;
  /** The title as plain text. */
  name: string;
  /** One inline token. */
  title: Token;
  /** The code block. */
  code: Token;
  active?: boolean;
}

interface CodeTabsOptions {
  Token: StateCore['Token'];
  groupId?: string;
  tabs: readonly CodeTab[];
  /** Whether titles that are names of files have an icon. @default false */
  icon?: boolean;
  map: [number, number] | null;
}

/** Code blocks as one group of tabs: the `Tabs` island in a frame that puts titles and code together. */
export function drawCodeTabs({ Token, groupId, tabs, icon, map }: CodeTabsOptions): Token[] {
  if (tabs.length === 0) return [];
  const active = tabs.findIndex((tab) => tab.active);
  const props = {
    ...(groupId && { groupId }),
    active: Math.max(active, 0),
    tabs: tabs.map(({ value, name }, index) => {
      const known = tabs.findIndex((other) => other.value === value) < index;
      const own = known ? `${value} ${index + 1}` : value;
      return {
        value: own,
        ...labelOf(name, own),
        title: { $slot: `title-${index}` },
        panel: { $slot: `panel-${index}` },
      };
    }),
  };
  const [frameOpen, frameClose] = elementTokens(Token, 'div', { class: 'block-code-tabs' });
  const [open, close] = componentTokens(Token, { name: 'Tabs', props }, map ?? undefined);
  const slots = tabs.flatMap(({ title, name, code }, index) => {
    const kind = icon ? fileKind(name) : undefined;
    const iconTokens = kind
      ? elementTokens(Token, 'i', { class: 'block-code-tabs-icon', 'data-kind': kind })
      : [];
    const [titleOpen, titleClose] = slotTokens(Token, { name: `title-${index}` });
    const [panelOpen, panelClose] = slotTokens(Token, { name: `panel-${index}` });
    return [titleOpen, ...iconTokens, title, titleClose, panelOpen, code, panelClose];
  });
  return [frameOpen, open, ...slots, close, frameClose];
}
