const families: Readonly<Record<string, string>> = {
  fas: 'fa-solid',
  s: 'fa-solid',
  far: 'fa-regular',
  r: 'fa-regular',
  fal: 'fa-light',
  l: 'fa-light',
  fat: 'fa-thin',
  fad: 'fa-duotone',
  fab: 'fa-brands',
  b: 'fa-brands',
};

/**
 * Classes of an icon font, whose style sheet the author links: `fas:star` is `fa-solid fa-star`. The prefix is what stands
 * before a name: classes of an iconfont (`iconfont icon-`), the family in Font Awesome (`fas`).
 */
export function fontClasses(name: string, provider: 'iconfont' | 'fontawesome', prefix?: string): string {
  if (provider === 'iconfont') return (prefix || 'iconfont icon-') + name;
  const [family, icon] = name.includes(':') ? name.split(':') : [prefix || 'fas', name];
  return `${families[family ?? ''] ?? 'fa-solid'} fa-${icon}`;
}
