import { posix } from 'node:path';
import type { TagRule, TagRules } from '../../../../markdown/dialects/jsx/convert-tags.ts';
import { convertInfo } from '../../../../markdown/dialects/jsx/fence-info.ts';
import { textAttribute } from '../../../../markdown/dialects/jsx/jsx-tree.ts';
import {
  badge,
  card,
  cardGrid,
  details,
  drop,
  field,
  fileTree,
  frame,
  hint,
  hintByType,
  steps,
  tabs,
  unwrap,
} from '../../../../markdown/dialects/jsx/tag-rules.ts';
import type { ChangedPage } from '../form/mover.ts';
import { convertCodeGroups } from '../mdx/code-groups.ts';
import { convertMdx } from '../mdx/convert-mdx.ts';
import { moduleOfSite } from '../mdx/module-of-site.ts';
import { colors } from './colors.ts';
import { convertPrompts } from './prompts.ts';

/** A date, and what changed on it. */
const update: TagRule = (node, { body }) => {
  const label = textAttribute(node, 'label') ?? '';
  const words = textAttribute(node, 'description');
  return `## ${label}\n\n${words ? `*${words}*\n\n` : ''}${body(node)}\n`;
};

/** Words with an explanation. */
const tooltip: TagRule = (node, { body }) => {
  const tip = textAttribute(node, 'tip');
  return tip ? `<abbr title="${tip.replaceAll('"', '&quot;')}">${body(node)}</abbr>` : body(node);
};

/** A card of a repository, which its name or its URL tells. */
const repository: TagRule = (node) => {
  const [, name] =
    /^(?:https?:\/\/github\.com\/)?([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(
      textAttribute(node, 'repo') ?? '',
    ) ?? [];
  return name && `<RepoCard repo="${name}" />\n`;
};

const tree = fileTree({ folder: 'Tree.Folder', file: 'Tree.File' });

const group: TagRule = (node, { body }) => `${body(node)}\n`;

const TAGS: TagRules = {
  Note: hint('note'),
  Tip: hint('tip'),
  Info: hint('info'),
  Check: hint('tip'),
  Warning: hint('warning'),
  Danger: hint('caution'),
  Callout: hintByType({
    note: 'note',
    info: 'info',
    warning: 'warning',
    tip: 'tip',
    danger: 'caution',
    check: 'tip',
  }),
  Tabs: tabs({ tab: ['Tab'], label: ['title'] }),
  Steps: steps('Step'),
  Card: card(),
  CardGroup: cardGrid,
  Columns: cardGrid,
  Column: unwrap,
  Tile: card(),
  Accordion: details('title'),
  AccordionGroup: group,
  Expandable: details('title'),
  Frame: frame,
  ParamField: field('path', 'query', 'body', 'header', 'name'),
  ResponseField: field('name'),
  Panel: unwrap,
  RequestExample: unwrap,
  ResponseExample: unwrap,
  Badge: badge({ green: 'tip', blue: 'info', red: 'danger', yellow: 'warning', orange: 'warning' }, 'color'),
  Icon: drop,
  Tooltip: tooltip,
  Update: update,
  Tree: tree,
  FileTree: tree,
  Color: colors,
  'GitHub.Repo': repository,
  View: unwrap,
  Visibility: unwrap,
};

/** Text behind the language is the title of a fence. */
const labelOf = (info: string): string | undefined =>
  /title=["']([^"']*)/.exec(info)?.[1] ??
  info
    .replace(/^\S+\s*/, '')
    .replace(/\{[^{}]*\}|\b(?:theme|icon|highlight|focus|lines|wrap|expandable)(?:=\S+)?/g, '')
    .trim();

/** Groups of code and prompts need their code. */
export const convertRaw = (body: string): string =>
  convertCodeGroups(convertPrompts(body), 'CodeGroup', labelOf);

/** `js app.js` is a fence with a title. */
export function mintlifyFence(source: string): string {
  const [opening = '', ...rest] = source.split('\n');
  const [, signs = '', info = ''] = /^([`~]{3,})[ \t]*(.*)$/.exec(opening) ?? [];
  const [language = ''] = info.split(/\s/, 1);
  const title = labelOf(info);
  const marks = /\{[\d,\s-]+\}/.exec(info)?.[0];
  const isPlain = !title || /title=/.test(info) || /[="]/.test(title);
  const line = isPlain ? opening : `${signs}${language} title="${title}"${marks ? ` ${marks}` : ''}`;
  return convertInfo(
    [line.replace(/\s(?:theme|icon|focus)=(?:\{[^{}]*\}|"[^"]*"|\S+)/g, ''), ...rest].join('\n'),
  );
}

const include = (from: string, { page }: ChangedPage): string => {
  const path = from.startsWith('/') ? posix.relative(posix.dirname(page.path), from.slice(1)) : from;
  return path.startsWith('.') ? path : `./${path}`;
};

/** The text of a page, with rules for components of the site. */
export const createMintlifyProse =
  (mapped: TagRules, root: string) =>
  (text: string, page: ChangedPage): string =>
    convertMdx(
      text,
      { tags: { ...TAGS, ...mapped }, known: /^mintlify/, include, module: moduleOfSite(root) },
      page,
    );
