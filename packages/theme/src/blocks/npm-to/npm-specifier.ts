/** What Deno calls a package of npm: without `npm:` it looks for a file, and it knows no packages that create projects. */
export function npmSpecifier([name = '', ...rest]: readonly string[], action: 'create' | 'npx'): string[] {
  if (!/^[\w@]/.test(name)) return [name, ...rest];
  return [`npm:${action === 'create' ? createPackage(name) : name}`, ...rest];
}

/** `vite@5` is `create-vite@5`, `@scope/x` is `@scope/create-x`, and `@scope` is `@scope/create`. */
function createPackage(name: string): string {
  const [, scope, rest = ''] = /^(?:(@[^/@]+)\/?)?(.*)$/.exec(name) ?? [];
  if (!scope) return `create-${rest}`;
  return `${scope}/create${rest === '' || rest.startsWith('@') ? '' : '-'}${rest}`;
}
