import { z } from 'zod';
import { switchable } from '../../schemas/switchable.ts';

/** Where a path leads that stands in a file of `folder`: the file's whole path, or one as it might have been written. */
export type ResolveInclude = (path: string, folder: string) => string;

/** How files are included: `markdown.include` in the config. */
export const includeOptions = switchable({
  /** Whether files that are included may include others. @default true */
  deep: z.boolean().default(true),
  /** Whether the line is a comment, `<!-- @include: ./part.md -->`; `false` for a bare `@include: ./part.md`. @default true */
  useComment: z.boolean().default(true),
  /** Whether code blocks may include files too, as in VitePress. @default false */
  inCode: z.boolean().default(false),
  /** Says where paths lead that begin with a name of your own: `(path) => path.replace(/^@parts/, '/parts')`. @default none */
  resolvePath: z
    .custom<ResolveInclude>((value) => typeof value === 'function', { error: 'a function' })
    .optional(),
  /** Whether relative images of an included file count from that file, not from the page. @default true */
  resolveImagePath: z.boolean().default(true),
  /** Whether relative links of an included file count from that file, not from the page. @default true */
  resolveLinkPath: z.boolean().default(true),
});

/** The same with every default filled in; `false` when nothing is included. */
export type IncludeOptions = z.output<typeof includeOptions>;
