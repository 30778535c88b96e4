import { type NestedContainer, textToken } from 'bifolio/markdown';
import { codeTabsTokens } from '../code-tabs/code-tabs-tokens.ts';
import type { TitleIconOptions } from '../code-tabs/title-icon.ts';
import { convertCommands } from './convert.ts';
import { noCode, omittedRest, unknownTools } from './problems.ts';
import { type Tool, tools } from './tools.ts';

/** What the config says of such tabs. */
export interface NpmToLook {
  /** The package managers where the author lists none. */
  usual: readonly Tool[];
  icons: TitleIconOptions;
}

/** The first fence of the container as tabs, one for each package manager. */
export function npmToTokens(
  { Token, attributes, body, context, map }: NestedContainer<{ tabs: 'text' }>,
  { usual, icons }: NpmToLook,
) {
  const [fence, rest] = body;
  const line = map[0] + 1;
  if (fence?.type !== 'fence') {
    context.report(noCode(line));
    return body;
  }
  if (rest) context.report(omittedRest((rest.map?.[0] ?? map[0]) + 1));
  context.style('code-tabs');
  const written = namesIn(attributes.tabs ?? '');
  const unknown = written.filter((name) => !tools.some((tool) => tool === name));
  if (unknown.length > 0) context.report(unknownTools(unknown, line));
  const chosen = toolsOf(written, usual);
  const tabs = chosen.map((tool) => {
    const code = Object.assign(new Token('fence', 'code', 0), fence);
    code.content = convertCommands(fence.content, tool);
    return { value: tool, name: tool, title: textToken(Token, tool), code };
  });
  return codeTabsTokens({ Token, groupId: `npm-to-${chosen.join('-')}`, tabs, icons, map });
}

const namesIn = (text: string) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/** The tools of an author's list, in that order; the usual ones where it names none. */
function toolsOf(names: readonly string[], usual: readonly Tool[]): readonly Tool[] {
  const known = [...new Set(names)].flatMap((name) => tools.find((tool) => tool === name) ?? []);
  return known.length > 0 ? known : usual;
}
