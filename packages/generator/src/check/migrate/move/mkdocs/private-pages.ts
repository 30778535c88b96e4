import type { MatchesPattern } from '../files/ignore-patterns.ts';
import type { Left } from '../old-site.ts';
import { isOptions } from '../read/literals.ts';
import type { MkdocsConfig } from './read-config.ts';

/** Why a page was not for everybody, and what its frontmatter must say so that it stays so. */
export interface Privacy {
  changes: Readonly<Record<string, unknown>>;
  left: readonly Left[];
}

/** Passwords of encryptcontent by level, in files or for the whole site, which no page names. */
export function locksLeft({ plugins, lineOf, variableOf }: MkdocsConfig, file: string): Left[] {
  const options = plugins.get('encryptcontent') ?? {};
  const names = ['password_inventory', 'password_file', 'sitewide'].filter((name) => options[name]);
  const isComputed =
    options.global_password && typeof options.global_password !== 'string' && !variableOf('global_password');
  return [...names, ...(isComputed ? ['global_password'] : [])].map((name): Left => {
    const line = lineOf(name);
    return {
      severity: 'error',
      what: `Passwords of encryptcontent, \`${name}\`, which are not read`,
      todo: 'Lock the same pages with `encrypt.rules`, or with `password: env:NAME` in their frontmatter.',
      file,
      ...(line !== undefined && { line }),
    };
  });
}

interface PrivateInput {
  file: string;
  /** Its path in the folder of pages. */
  path: string;
  fields: Readonly<Record<string, unknown>>;
  config: MkdocsConfig;
  isDraft: MatchesPattern;
  now: number;
}

/** What kept a page from readers is carried over, or it becomes a draft and an error says so. */
export function privacyOf({ file, path, fields, config, isDraft, now }: PrivateInput): Privacy {
  if (isDraft(path)) return { changes: { draft: true }, left: [] };
  const created = dateOf(fields.date);
  const blog = config.plugins.get('blog') ?? config.plugins.get('material/blog');
  if (blog?.draft_if_future_date === true && created !== undefined && created > now)
    return { changes: { draft: true }, left: [] };
  const encrypt = config.plugins.get('encryptcontent');
  const isLocked =
    encrypt && typeof fields.password !== 'string' && fields.password !== '' && fields.level !== undefined;
  if (!isLocked) return { changes: {}, left: [] };
  const error: Left = {
    severity: 'error',
    what: 'A page is locked by a level of encryptcontent, which is not read; it was made a draft',
    todo: 'Write `password: env:NAME` in its frontmatter, and remove `draft`.',
    file,
  };
  return { changes: { draft: true }, left: [error] };
}

/** `date: 2024-03-01`, or `date: { created: … }`. */
export function dateOf(value: unknown): number | undefined {
  const written = isOptions(value) ? value.created : value;
  const time = written instanceof Date ? written.getTime() : Date.parse(String(written ?? ''));
  return Number.isNaN(time) ? undefined : time;
}
