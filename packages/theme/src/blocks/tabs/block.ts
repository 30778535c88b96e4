import { defineBlock, prepareProps } from 'bifolio/markdown';
import { defineTabs } from './define-tabs.ts';
import { tabsTokens } from './tabs-tokens.ts';
import { writtenTabs } from './written-tabs.ts';

/**
 * Tabs: `::: tabs#group` with `@tab Title#value` before each panel, `@tab:active` for the one that is open at first.
 *
 * Draws `<Tabs>` with props `{ groupId?: string, active: number, tabs: { value: string, title: <slot title-N>,
 * panel: <slot panel-N> }[] }`. What stands before the first `@tab` is left out and reported. `<Tabs>` may be written by hand, see `written-tabs.ts`.
 */
export default defineBlock({
  name: 'tabs',
  setup(md) {
    defineTabs(md, 'tabs', ['选项卡']);
    prepareProps(md, ['Tabs'], (props, { report }) => writtenTabs(props, 'Tabs', report));
    md.core.ruler.after('block', 'tabs_component', (state) => {
      if (state.tokens.some(({ type }) => type === 'tabs_tabs_open')) state.tokens = tabsTokens(state);
    });
  },
});
