import type { TagRule, TagRules } from '../jsx/convert-tags.ts';
import { badge, card, cardGrid, drop, hintByType, link, steps, tabs, unwrap } from '../jsx/tag-rules.ts';
import { ASIDES } from './asides.ts';

const BADGES = {
  note: 'note',
  tip: 'tip',
  caution: 'warning',
  danger: 'danger',
  success: 'tip',
  default: 'info',
};

/** `- name words` is a file with a comment. */
const fileTree: TagRule = (node, { body }) => {
  const lines = body(node)
    .split('\n')
    .map((line) => line.replace(/^(\s*[-*+] +(?:\*\*[^*]+\*\*|[^\s*]+)) +(?=[^\s#])/, '$1 # '));
  return `::: file-tree\n\n${lines.join('\n')}\n\n:::\n`;
};

/** Components of Starlight. */
export const STARLIGHT_TAGS: TagRules = {
  Tabs: tabs({ tab: ['TabItem'], label: ['label'], group: 'syncKey' }),
  Aside: hintByType(ASIDES),
  Steps: steps(),
  Card: card(),
  CardGrid: cardGrid,
  LinkCard: card(),
  LinkButton: link(),
  FileTree: fileTree,
  Badge: badge(BADGES),
  Icon: drop,
  Fragment: unwrap,
};
