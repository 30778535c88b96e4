import { defineBlock, defineNestedContainer, textOf, textToken } from 'bifolio/markdown';
import { codeTabsTokens } from '../code-tabs/code-tabs-tokens.ts';
import { codeTabsOptions } from '../code-tabs/options.ts';
import { titleIconOptions } from '../code-tabs/title-icon.ts';
import { convertCommands } from './convert.ts';
import { npmToOptions } from './options.ts';
import { type Tool, tools } from './tools.ts';

/** `::: npm-to tabs="npm,pnpm"` around one block of npm commands: the same for other package managers, in tabs. */
export default defineBlock({
  name: 'npm-to',
  options: { ...npmToOptions, ...codeTabsOptions },
  setup(md, { npmTo, codeTabs }) {
    const usual = npmTo === false ? [] : npmTo.tabs;
    const icons = titleIconOptions(codeTabs === false || codeTabs.icon);
    defineNestedContainer(
      md,
      'npm-to',
      ({ Token, attributes, body, context, map }) => {
        const [fence, rest] = body;
        if (fence?.type !== 'fence') {
          context.report({
            severity: 'warning',
            code: 'npm-to-without-code',
            line: map[0] + 1,
            message: 'This npm-to does not begin with a code block, so there is nothing to convert.',
            hint: 'Put a fence with npm commands right after the opening line.',
          });
          return body;
        }
        if (rest)
          context.report({
            severity: 'warning',
            code: 'npm-to-rest',
            line: (rest.map?.[0] ?? map[0]) + 1,
            message: 'npm-to shows its first code block only, so this is omitted.',
            hint: 'Move it below the container.',
          });
        context.style('code-tabs');
        const written = textOf(attributes.tabs) ?? '';
        const unknown = namesIn(written).filter((name) => !tools.some((tool) => tool === name));
        if (unknown.length > 0)
          context.report({
            severity: 'warning',
            code: 'npm-to-tabs',
            line: map[0] + 1,
            message: `Unknown package manager "${unknown.join(', ')}" in npm-to.`,
            hint: `Use one of: ${tools.join(', ')}.`,
          });
        const chosen = readTools(written, usual);
        const tabs = chosen.map((tool) => {
          const code = Object.assign(new Token('fence', 'code', 0), fence);
          code.content = convertCommands(fence.content, tool);
          return { value: tool, name: tool, title: textToken(Token, tool), code };
        });
        return codeTabsTokens({ Token, groupId: `npm-to-${chosen.join('-')}`, tabs, icons, map });
      },
      { attributes: { tabs: 'text' } },
    );
  },
});

const namesIn = (text: string) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/** The tools an author lists, in that order; the usual ones without a list. */
function readTools(text: string, usual: readonly Tool[]): readonly Tool[] {
  const known = [...new Set(namesIn(text))].flatMap((name) => tools.find((tool) => tool === name) ?? []);
  return known.length > 0 ? known : usual;
}
