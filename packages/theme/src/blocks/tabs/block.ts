import { tab } from '@mdit/plugin-tab';
import { defineBlock } from 'bifolio/markdown';
import { drawTabs } from './draw-tabs.ts';

/**
 * Tabs: `::: tabs#group` with `@tab Title#value` before each panel, `@tab:active` for the one that is open at first.
 *
 * Draws `<Tabs>` with props `{ groupId?: string, active: number, tabs: { value: string, title: <slot title-N>,
 * panel: <slot panel-N> }[] }`. What stands before the first `@tab` is dropped.
 */
export default defineBlock({
  name: 'tabs',
  setup(md) {
    md.use(tab, { name: 'tabs' });
    md.core.ruler.after('block', 'tabs_component', (state) => {
      if (state.tokens.some(({ type }) => type === 'tabs_tabs_open')) state.tokens = drawTabs(state);
    });
  },
});
