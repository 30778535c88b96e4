import type { EmbedAddresses } from '../../embeds/addresses.ts';
import { isSet } from '../../embeds/is-set.ts';
import { withQuery } from '../../embeds/with-query.ts';

/** Which sandbox, and how CodeSandbox shows it. */
export interface Sandbox {
  /** The sandbox's id in its address. */
  id: string;
  /** Whose it is; sandboxes are found without as well. */
  user?: string;
  /** The file that is open: `/src/App.tsx`. */
  filepath?: string;
  /** A frame, or a link that looks like a button. @default 'embed' */
  type?: 'embed' | 'button';
  /** Panes, with `+` between: `Editor+Preview`. @default 'Editor+Preview' */
  layout?: string;
  /** Show the console. @default false */
  console?: boolean | string;
  /** Show the bar at the top. @default true */
  navbar?: boolean | string;
}

/** The sandbox that `user/id#/src/App.tsx` names; `id` alone will do. */
export function readSandbox(source: string): Pick<Sandbox, 'id' | 'user' | 'filepath'> {
  const [path = '', filepath] = source.split('#', 2);
  const parts = path.split('/');
  return { id: parts.pop() ?? '', user: parts.join('/') || undefined, filepath };
}

/** Where a sandbox is. `undefined` when it has no such id. */
export function sandboxAddresses(sandbox: Partial<Sandbox>): EmbedAddresses | undefined {
  const { id = '', user, filepath, layout = 'Editor+Preview', console, navbar } = sandbox;
  if (!/^[\w-]+$/.test(id) || (user && !/^[\w-]+$/.test(user))) return undefined;
  const query = {
    view: String(layout).replaceAll(',', '+'),
    expanddevtools: isSet(console),
    hidenavigation: navbar === false || navbar === 'false',
  };
  return {
    src: withQuery(`https://codesandbox.io/embed/${id}`, { ...query, module: filepath }),
    page: withQuery(`https://codesandbox.io/p/sandbox/${id}`, { file: filepath }),
  };
}
