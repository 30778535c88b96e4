import { componentTokens, elementTokens, slotTokens } from 'bifolio/markdown';
import type { StateCore, Token } from 'markdown-it';

export interface CodeTab {
  /** What a group remembers. */
  value: string;
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
  map: [number, number] | null;
}

/** Code blocks as one group of tabs: the `Tabs` island in a frame that puts titles and code together. */
export function drawCodeTabs({ Token, groupId, tabs, map }: CodeTabsOptions): Token[] {
  if (tabs.length === 0) return [];
  const active = tabs.findIndex((tab) => tab.active);
  const props = {
    ...(groupId && { groupId }),
    active: Math.max(active, 0),
    tabs: tabs.map(({ value }, index) => ({
      value: tabs.findIndex((other) => other.value === value) < index ? `${value} ${index + 1}` : value,
      title: { $slot: `title-${index}` },
      panel: { $slot: `panel-${index}` },
    })),
  };
  const [frameOpen, frameClose] = elementTokens(Token, 'div', { class: 'block-code-tabs' });
  const [open, close] = componentTokens(Token, { name: 'Tabs', props }, map ?? undefined);
  const slots = tabs.flatMap(({ title, code }, index) => {
    const [titleOpen, titleClose] = slotTokens(Token, { name: `title-${index}` });
    const [panelOpen, panelClose] = slotTokens(Token, { name: `panel-${index}` });
    return [titleOpen, title, titleClose, panelOpen, code, panelClose];
  });
  return [frameOpen, open, ...slots, close, frameClose];
}
