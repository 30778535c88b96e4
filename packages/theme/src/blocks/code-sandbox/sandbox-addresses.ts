import type { EmbedAddresses } from '../../embeds/addresses.ts';
import { withQuery } from '../../embeds/with-query.ts';
import type { CodeSandboxProps } from './attributes.ts';

/** The sandbox that `user/id#/src/App.tsx` names; `id` alone will do. */
export function readSandbox(source: string): { id: string; user?: string; filepath?: string } {
  const [path = '', filepath] = source.split('#', 2);
  const parts = path.split('/');
  return { id: parts.pop() ?? '', user: parts.join('/') || undefined, filepath };
}

/** Where a sandbox is. `undefined` when it has no such id. */
export function sandboxAddresses(sandbox: CodeSandboxProps): EmbedAddresses | undefined {
  const { id = '', user, filepath, layout = 'Editor+Preview', console, navbar } = sandbox;
  if (!/^[\w-]+$/.test(id) || (user && !/^[\w-]+$/.test(user))) return undefined;
  const query = {
    view: layout.replaceAll(',', '+'),
    expanddevtools: console,
    hidenavigation: navbar === false,
  };
  return {
    src: withQuery(`https://codesandbox.io/embed/${id}`, { ...query, module: filepath }),
    page: withQuery(`https://codesandbox.io/p/sandbox/${id}`, { file: filepath }),
  };
}
