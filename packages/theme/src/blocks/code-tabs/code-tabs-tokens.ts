import { componentTokens, elementTokens, slotTokens } from 'bifolio/markdown';
import type { StateCore, Token } from 'markdown-it';
import { labelOf } from '../tabs/tabs-tokens.ts';
import { type TitleIconOptions, titleIcon } from './title-icon.ts';

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
  /** Which titles have an icon. */
  icons: TitleIconOptions;
  map: [number, number] | null;
}

/** Code blocks as one group of tabs: the `Tabs` island in a frame that puts titles and code together. */
export function codeTabsTokens({ Token, groupId, tabs, icons, map }: CodeTabsOptions): Token[] {
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
    const [titleOpen, titleClose] = slotTokens(Token, { name: `title-${index}` });
    const [panelOpen, panelClose] = slotTokens(Token, { name: `panel-${index}` });
    return [titleOpen, ...iconTokens(Token, name, icons), title, titleClose, panelOpen, code, panelClose];
  });
  return [frameOpen, open, ...slots, close, frameClose];
}

function iconTokens(Token: StateCore['Token'], name: string, icons: TitleIconOptions): Token[] {
  const icon = titleIcon(name, icons);
  if (!icon) return [];
  const tokens =
    'tool' in icon
      ? componentTokens(Token, { name: 'ToolIcon', props: { name: icon.tool } })
      : elementTokens(Token, 'i', { class: 'block-code-tabs-icon', 'data-kind': icon.kind });
  // In a line of text: no line break, which would be a blank before the title.
  return tokens.map((token) => Object.assign(token, { block: false }));
}
