/** Where icons come from when a name does not say it, and how they look by default. */
export interface IconDefaults {
  provider: IconProvider;
  prefix: string;
  size: string;
  color: string;
}

type IconProvider = 'iconify' | 'iconfont' | 'fontawesome';

/** An icon as an author wrote it: the props of the component. */
export interface IconText {
  name: string;
  provider: IconProvider;
  /** What stands before the name in an icon font, where the site does not use its own. */
  prefix?: string;
  size: string;
  color: string;
  /** More classes. */
  extra?: string;
}

const providers: readonly string[] = ['iconify', 'iconfont', 'fontawesome'] satisfies IconProvider[];
const isProvider = (word: string | undefined): word is IconProvider => providers.includes(word ?? '');
const iconifyName = /^[a-z\d]+(?:-[a-z\d]+)*:[a-z\d]+(?:-[a-z\d]+)*$/;
const className = /^[\w-]+(?::[\w-]+)?$/;
const color = /^\/[#\w%.,()-]+$/;

/** Reads what stands between `::` and `::`; `undefined` when it is no icon. */
export function readIcon(text: string, defaults: IconDefaults): IconText | undefined {
  if (text === '' || text.trim() !== text || text.includes('\n')) return undefined;
  const words = text.split(/\s+/);
  const provider = isProvider(words[0]) && words.length > 1 ? words.shift() : defaults.provider;
  const word = words.shift() ?? '';
  const name = provider === 'iconify' ? withSet(word, defaults) : word;
  if (!isProvider(provider) || !(provider === 'iconify' ? iconifyName : className).test(name))
    return undefined;
  const icon: IconText = { name, provider, size: defaults.size, color: defaults.color };
  if (provider !== 'iconify' && provider === defaults.provider && defaults.prefix)
    icon.prefix = defaults.prefix;
  const classes: string[] = [];
  for (const word of words) {
    if (word.startsWith('=')) icon.size = word.slice(1);
    else if (color.test(word)) icon.color = word.slice(1);
    else if (className.test(word)) classes.push(word);
    else return undefined;
  }
  return classes.length > 0 ? { ...icon, extra: classes.join(' ') } : icon;
}

/** Reads what stands between `:[` and `]:`: a name, then perhaps `24px/#f00`. */
export function readOldIcon(text: string, defaults: IconDefaults): IconText | undefined {
  const [, name = '', size, colour] = /^(\S+)(?:\s+([^\s/]+)?\s*(?:\/\s*(\S+))?)?$/.exec(text) ?? [];
  return readIcon([name, size && `=${size}`, colour && `/${colour}`].filter(Boolean).join(' '), defaults);
}

/** `home` becomes `mdi:home` where the site has a set it means. */
function withSet(name: string, { provider, prefix }: IconDefaults): string {
  return provider === 'iconify' && prefix && !name.includes(':') ? `${prefix}:${name}` : name;
}
