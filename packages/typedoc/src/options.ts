import { parseOptions } from 'bifolio';
import { z } from 'zod';

const folder = z.string().regex(/^[^/_.][^\\?#:]*[^/]$|^[^/_.\\?#:]$/, {
  error: 'the path of a folder, such as "en/api"',
});

const reference = z.strictObject({
  /** Modules by name, from the folder of the config. The name is that which readers import: `{ 'my-package': './src/index.ts' }`. */
  entryPoints: z
    .record(z.string(), z.string({ error: "the path of a module, such as './src/index.ts'" }))
    .refine((modules) => Object.keys(modules).length > 0, { error: 'at least one module' }),
  /** Project that includes the modules. @default './tsconfig.json' */
  tsconfig: z.string().default('./tsconfig.json'),
  /** Folder of the pages in the source folder. With a list, each language has pages of its own: `['api', 'en/api']`. @default 'api' */
  folder: z
    .union([folder, z.array(folder).min(1)], {
      error: 'the path of a folder, such as "en/api", or a list of paths',
    })
    .default('api')
    .transform((one) => [one].flat()),
  /** Title of the first page. @default 'API' */
  title: z.string().default('API'),
});

/** What `typedoc()` takes for each reference. */
export type TypedocOptions = z.input<typeof reference>;

/** Options as checked. */
export type CheckedOptions = z.output<typeof reference>;

/** The options with defaults. Throws a `BifolioError` that says what to write instead. */
export function checkOptions(options: TypedocOptions | readonly TypedocOptions[]): CheckedOptions[] {
  const noun = 'option of typedoc()';
  return [options].flat().map((one) => parseOptions(reference, one, { noun }));
}
