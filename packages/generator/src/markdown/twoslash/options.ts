import { z } from 'zod';

/** Types in code blocks that ask for them with `twoslash`: `markdown.code.twoslash` in the config. */
export const twoslashOptions = z.union([
  z.boolean(),
  z.strictObject({
    /** `compilerOptions` as in a `tsconfig.json`, for all blocks; `// @strict: false` in a block takes precedence. @default {} */
    compilerOptions: z.record(z.string(), z.unknown()).default({}),
  }),
]);

/** The same with every default filled in. */
export type TwoslashOptions = z.output<typeof twoslashOptions>;

/** What the site says to the compiler. */
export const compilerOptionsOf = (options: TwoslashOptions): Readonly<Record<string, unknown>> =>
  typeof options === 'object' ? options.compilerOptions : {};
