/** An option as authors name it: `theme.navbar[0].link`, `locales['/en/'].lang`. */
export function formatOptionPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`;
    const name = String(part);
    if (!/^[\w$]+$/.test(name)) return `${text}['${name}']`;
    return text ? `${text}.${name}` : name;
  }, '');
}

/** The value that stands at a path, `undefined` where the path leads nowhere. */
export function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[part] : undefined,
    root,
  );
}
