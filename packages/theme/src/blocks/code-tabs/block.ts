import { type BlockContext, defineBlock, defineNestedContainer } from 'bifolio/markdown';
import { defineTabs } from '../tabs/define-tabs.ts';
import { codeGroupTokens } from './code-group-tokens.ts';
import { codeTabsOptions } from './options.ts';
import { readCodeTabs } from './read-code-tabs.ts';
import { titleIconOptions } from './title-icon.ts';
import { frameCodeTabs } from './written-code-tabs.ts';

/** Code blocks in tabs: `::: code-tabs#group` with `@tab Title`, VitePress's `::: code-group`, or `<CodeTabs>` with parts like those of `<Tabs>`. */
export default defineBlock({
  name: 'code-tabs',
  options: codeTabsOptions,
  setup(md, { codeTabs }) {
    const icons = titleIconOptions(codeTabs !== false && codeTabs.icon);
    defineTabs(md, 'code-tabs');
    md.core.ruler.after('block', 'code_tabs', (state) => {
      if (!state.tokens.some(({ type }) => type === 'code-tabs_tabs_open')) return;
      (state.env as { block: BlockContext }).block.style('code-tabs');
      state.tokens = readCodeTabs(state, icons);
    });
    md.core.ruler.after('block', 'written_code_tabs', (state) => {
      if (!state.src.includes('<CodeTabs')) return;
      (state.env as { block: BlockContext }).block.style('code-tabs');
      state.tokens = frameCodeTabs(state);
    });
    defineNestedContainer(md, 'code-group', (group) => {
      group.context.style('code-tabs');
      return codeGroupTokens(group, icons);
    });
  },
});
