import { defineBlock, defineNestedContainer } from 'bifolio/markdown';
import { codeTabsOptions } from '../code-tabs/options.ts';
import { titleIconOptions } from '../code-tabs/title-icon.ts';
import { npmToTokens } from './npm-to-tokens.ts';
import { npmToOptions } from './options.ts';

/** `::: npm-to tabs="npm,pnpm"` around one block of npm commands: the same for other package managers, in tabs. */
export default defineBlock({
  name: 'npm-to',
  options: { ...npmToOptions, ...codeTabsOptions },
  setup(md, { npmTo, codeTabs }) {
    const usual = npmTo === false ? [] : npmTo.tabs;
    const icons = titleIconOptions(codeTabs === false || codeTabs.icon);
    const attributes = { tabs: 'text' } as const;
    defineNestedContainer(md, 'npm-to', (written) => npmToTokens(written, { usual, icons }), { attributes });
  },
});
