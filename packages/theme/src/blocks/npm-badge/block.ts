import { type ComponentMeta, contextOf, defineAttributes, defineBlock } from 'bifolio/markdown';
import type { Token } from 'markdown-it';
import { BADGE_TYPES, isBadgeType } from './badge-types.ts';

const isBadge = ({ name }: ComponentMeta) => name === 'NpmBadge';
const isGroup = ({ name }: ComponentMeta) => name === 'NpmBadgeGroup';

/** What a group may say for its badges. */
const shared = defineAttributes({
  name: 'text',
  repo: 'text',
  theme: 'text',
  label: 'text',
  color: 'text',
  labelColor: 'text',
  branch: 'text',
  dir: 'text',
  server: 'text',
});

/** `<NpmBadge>`: those in a group take over what the group says, and a badge that says nothing is reported. */
export default defineBlock({
  name: 'npm-badge',
  tags: [
    { names: ['NpmBadge'], attributes: { type: 'text', ...shared } },
    { names: ['NpmBadgeGroup'], attributes: { items: 'any', ...shared } },
  ],
  setup(md) {
    md.core.ruler.push('npm_badge', (state) => {
      if (!state.src.includes('<NpmBadge')) return;
      const open: ComponentMeta[] = [];
      for (const block of state.tokens)
        for (const token of [block, ...(block.children ?? [])]) {
          if (token.type === 'component_close') open.pop();
          if (token.type !== 'component_open') continue;
          const meta = token.meta as ComponentMeta;
          open.push(meta);
          if (isBadge(meta)) prepareBadge(meta, open.findLast(isGroup), state.env, token.map ? token : block);
        }
    });
  },
});

function prepareBadge(meta: ComponentMeta, group: ComponentMeta | undefined, env: unknown, { map }: Token) {
  const { items: _, ...shared } = group?.props ?? {};
  meta.props = { ...shared, ...meta.props };
  const problem = problemOf(meta.props);
  if (problem) contextOf(env).report({ severity: 'warning', line: (map?.[0] ?? 0) + 1, ...problem });
}

function problemOf({ type, name, repo }: Record<string, unknown>) {
  if (!isBadgeType(type))
    return {
      code: 'npm-badge-type',
      message:
        type === undefined
          ? '<NpmBadge> has no type, so it is omitted.'
          : `Invalid type "${type}" for <NpmBadge>; it is omitted.`,
      hint: `Write type="version", or one of ${Object.keys(BADGE_TYPES).join(', ')}.`,
    };
  const isRepo = BADGE_TYPES[type].of === 'repo';
  if (isRepo ? repo : (name ?? repo)) return undefined;
  return {
    code: 'npm-badge-subject',
    message: `<NpmBadge type="${type}"> has no ${isRepo ? 'repository' : 'package'}, so the badge is omitted.`,
    hint: isRepo ? 'Write repo="owner/name".' : 'Write name="package", or repo="owner/name".',
  };
}
