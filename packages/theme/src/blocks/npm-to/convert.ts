import { npmSpecifier } from './npm-specifier.ts';
import { type Action, actions, commands, flags, type OtherTool, type Tool } from './tools.ts';

/** What stands before a command: the prompt of a shell, `sudo`, variables of the environment. */
const beforeCommand = /^\s*(?:[$>]\s+)?(?:sudo\s+)?(?:[A-Za-z_]\w*=(?:"[^"]*"|'[^']*'|[^\s"'])*\s+)*/;
const word = /(?:"[^"]*"|'[^']*'|[^\s"']|["'])+/g;

/** Commands of npm, line by line and between `&&`, for another tool. Whatever is no command of npm stays as it is. */
export function convertCommands(text: string, tool: Tool): string {
  if (tool === 'npm') return text;
  return text
    .split(/(\n|&&)/)
    .map((part) => (part === '\n' || part === '&&' ? part : convertPart(part, tool)))
    .join('');
}

function convertPart(part: string, tool: OtherTool): string {
  const start = beforeCommand.exec(part)?.[0] ?? '';
  const end = /\s*$/.exec(part)?.[0] ?? '';
  const words = part.slice(start.length).match(word) ?? [];
  const [program, ...rest] = words;
  if (program === 'npx') return start + convert('npx', rest, tool) + end;
  const action = program === 'npm' ? actions[rest[0] ?? ''] : undefined;
  if (!action) return part;
  return start + convert(action, rest.slice(1), tool) + end;
}

function convert(named: Action, words: readonly string[], tool: OtherTool): string {
  const separator = words.indexOf('--');
  const before = separator === -1 ? words : words.slice(0, separator);
  const after = separator === -1 ? [] : words.slice(separator + 1);
  const packaged = (args: readonly string[], action: 'create' | 'npx') =>
    tool === 'deno' ? npmSpecifier(args, action) : args;
  if (named === 'npx') return join(commands.npx[tool], packaged(withoutYes(before), named), after);
  const { workspace, rest } = takeWorkspace(before);
  const action = named === 'install' && rest.some((one) => !one.startsWith('-')) ? 'add' : named;
  const renamed = rest.map((one) => flags[one]?.[tool] ?? one);
  const args = named === 'create' ? packaged(renamed, named) : renamed;
  return join(inWorkspace(commands[action][tool], workspace, tool), args, after);
}

const join = (...parts: (string | readonly string[])[]) => parts.flat().filter(Boolean).join(' ');

/** npm asks before it fetches a program; the others have no such question. */
const withoutYes = (words: readonly string[]) =>
  words.filter((one, index) => index > 0 || !/^(?:-y|--yes)$/.test(one));

/** A workspace as npm names it: its flag as written, and its name. */
interface Workspace {
  short: boolean;
  name: string;
}

function takeWorkspace(words: readonly string[]): { workspace?: Workspace; rest: string[] } {
  const index = words.findIndex((one) => /^(?:-w|--workspace)(?:=|$)/.test(one));
  const [flag = '', value] = words[index]?.split('=', 2) ?? [];
  const name = value ?? words[index + 1];
  if (index === -1 || !name) return { rest: [...words] };
  const rest = words.filter((_, other) => other !== index && (value !== undefined || other !== index + 1));
  return { workspace: { short: flag === '-w', name }, rest };
}

/** pnpm and yarn want to know the workspace first; bun after its command; deno has no word for it. */
function inWorkspace(command: string, workspace: Workspace | undefined, tool: OtherTool): string {
  if (!workspace || tool === 'deno') return command;
  const { short, name } = workspace;
  if (tool === 'bun') return `${command} --filter ${name}`;
  const first = tool === 'yarn' ? `workspace ${name}` : `${short ? '-F' : '--filter'} ${name}`;
  return command.replace(/^\w+/, (program) => `${program} ${first}`);
}
