import { z } from 'zod';
import { switchable } from '../../core/schemas/switchable.ts';

/** Where a path leads that stands in a file of `folder`: the file's whole path, or one as it might have been written. */
export type ResolveInclude = (path: string, folder: string) => string;

/** How files are included: `markdown.include` in the config. */
export const includeOptions = switchable({
  /** Let included files include others. @default true */
  deep: z.boolean().default(true),
  /** Write the line as a comment. `<!-- @include: ./part.md -->`; `false` for a bare `@include: ./part.md`. @default true */
  useComment: z.boolean().default(true),
  /** Also include files in code blocks, as in VitePress. @default false */
  inCode: z.boolean().default(false),
  /** Changes paths, such as those with a prefix of your own. @default none */
  resolvePath: z
    .custom<ResolveInclude>((value) => typeof value === 'function', { error: 'a function' })
    .optional(),
  /** Relative images start at the included file; `false`: at the page. @default true */
  resolveImagePath: z.boolean().default(true),
  /** Relative links start at the included file; `false`: at the page. @default true */
  resolveLinkPath: z.boolean().default(true),
  /** Show `#region` lines in imported code, as in VitePress; a region by its name never shows them. @since 1.0.0-rc.176 @default false */
  regionMarks: z.boolean().default(false),
});

/** The same with every default filled in; `false` when nothing is included. */
export type IncludeOptions = z.output<typeof includeOptions>;
