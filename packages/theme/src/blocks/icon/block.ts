import { contextOf, defineBlock, prepareProps, pushComponent } from 'bifolio/markdown';
import { iconProp } from '../../addresses/picture.ts';
import { iconOptions } from './options.ts';
import { type IconText, readIcon, readOldIcon } from './read-icon.ts';

const colon = 0x3a;
/** So that a lone colon does not search a whole page. */
const longest = 200;

/** `::mdi:home =24px /#f00::`, and the older `:[mdi:home 24px/#f00]:`. */
export default defineBlock({
  name: 'icon',
  options: iconOptions,
  tags: [
    {
      names: ['Icon', 'VPIcon'],
      attributes: {
        name: 'any',
        provider: ['iconify', 'iconfont', 'fontawesome'],
        prefix: 'text',
        size: 'text',
        color: 'color',
        extra: 'text',
      },
    },
  ],
  setup(md, { icon: defaults }) {
    prepareProps(md, ['Icon', 'VPIcon'], (props, tools) => {
      const isNameless = !props.name || props.name === true;
      if (isNameless) tools.report(NAMELESS);
      return isNameless ? { ...props, name: undefined } : iconProp(props, 'name', tools);
    });
    if (!defaults) return;
    md.inline.ruler.before('link', 'icon', (state, silent) => {
      const { src, pos, posMax } = state;
      if (src.charCodeAt(pos) !== colon) return false;
      const old = src[pos + 1] === '[';
      const end = src.slice(pos, Math.min(posMax, pos + longest)).indexOf(old ? ']:' : '::', 2) + pos;
      if (end < pos || /[\w:]/.test(src[pos - 1] ?? '')) return false;
      const text = src.slice(pos + 2, end);
      const icon = old ? readOldIcon(text, defaults) : src[pos + 1] === ':' && readIcon(text, defaults);
      if (!icon) return false;
      if (!silent) {
        if (old) reportOld(state.env, src.slice(pos, end + 2), icon);
        pushComponent(state, { name: 'Icon', props: { ...icon }, source: src.slice(pos, end + 2) });
      }
      state.pos = end + 2;
      return true;
    });
  },
});

const NAMELESS = {
  code: 'icon-name',
  message: '<Icon> has no name, so it is omitted.',
  hint: 'Write name="mdi:home", the URL of an image, or an emoji such as 🌱.',
};

function reportOld(env: unknown, written: string, { name, size, color }: IconText): void {
  const now = [name, size !== '1em' && `=${size}`, color !== 'currentColor' && `/${color}`]
    .filter(Boolean)
    .join(' ');
  contextOf(env).report({
    severity: 'warning',
    code: 'old-icon',
    message: `${written} is the old way to write an icon; it still works.`,
    hint: `Write ::${now}:: instead.`,
  });
}
