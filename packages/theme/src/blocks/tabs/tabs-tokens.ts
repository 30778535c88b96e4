import { componentTokens, inlineToken, slotTokens } from 'bifolio/markdown';
import type { StateCore, Token } from 'markdown-it';

/** A group of tabs whose end has not come yet. */
interface Group {
  open: Token;
  /** Tokens of the titles and panels. */
  inner: Token[];
  tabs: { value: string; label?: string; title: { $slot: string }; panel: { $slot: string } }[];
  active: number;
  /** Before the first tab and between tabs there is nothing to keep. */
  inTab: boolean;
}

/** The tokens of the page with each group of tabs as a `Tabs` component: one slot for each title and each panel. */
export function tabsTokens(state: StateCore): Token[] {
  const page: Token[] = [];
  const groups: Group[] = [];
  const emit = (...tokens: Token[]) => {
    const group = groups.at(-1);
    if (!group) page.push(...tokens);
    else if (group.inTab) group.inner.push(...tokens);
  };
  for (const token of state.tokens) {
    const group = groups.at(-1);
    if (token.type === 'tabs_tabs_open')
      groups.push({ open: token, inner: [], tabs: [], active: -1, inTab: false });
    else if (token.type === 'tabs_tabs_close') {
      groups.pop();
      if (group) for (const token of groupTokens(state, group)) emit(token);
    } else if (group && token.type === 'tabs_tab_open') beginTab(state, group, token);
    else if (group && token.type === 'tabs_tab_close') {
      group.inner.push(slotTokens(state.Token, { name: '' })[1]);
      group.inTab = false;
    } else emit(token);
  }
  return page;
}

function beginTab({ Token }: StateCore, group: Group, { info, meta, map }: Token): void {
  const index = group.tabs.length;
  const [title, panel] = [{ $slot: `title-${index}` }, { $slot: `panel-${index}` }];
  if (meta.active && group.active === -1) group.active = index;
  const value = uniqueValue(group, meta.id ?? info.replaceAll('\\#', '#'));
  group.tabs.push({ value, ...labelOf(info, value), title, panel });
  const [titleOpen, titleClose] = slotTokens(Token, { name: title.$slot });
  group.inner.push(
    titleOpen,
    inlineToken(Token, info, map),
    titleClose,
    slotTokens(Token, { name: panel.$slot })[0],
  );
  group.inTab = true;
}

/** The title without its marks, unless that is the value already. */
export function labelOf(title: string, value: string): { label?: string } {
  const label = title
    .replace(/::[^:\s][^:]*(?::[^:\s]+)?::/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`]|==|\\(?=[#*`])/g, '')
    .trim();
  return label === value || label === '' ? {} : { label };
}

/** Two tabs of one group cannot be told apart by one value. */
function uniqueValue({ tabs }: Group, value: string): string {
  return tabs.some((one) => one.value === value) ? `${value} ${tabs.length + 1}` : value;
}

function groupTokens({ Token }: StateCore, { open, inner, tabs, active }: Group): Token[] {
  if (tabs.length === 0) return [];
  const groupId: string | undefined = open.meta.id;
  const props = { ...(groupId && { groupId }), active: Math.max(active, 0), tabs };
  const [begin, end] = componentTokens(Token, { name: 'Tabs', props }, open.map ?? undefined);
  return [begin, ...inner, end];
}
