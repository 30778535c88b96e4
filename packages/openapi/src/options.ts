import { parseOptions } from 'bifolio';
import { z } from 'zod';
import { SAMPLE_LANGUAGES } from './samples/sample-languages.ts';

const description = z.strictObject({
  /** Description, from the folder of the config. YAML or JSON, OpenAPI 3.0 or 3.1: `./openapi.yaml`. */
  file: z.string({ error: "the path of a file, such as './openapi.yaml'" }),
  /** Folder of the pages in the source folder. The pages have its language: `en/api`. @default 'api' */
  folder: z
    .string()
    .regex(/^[^/_.][^\\?#:]*[^/]$|^[^/_.\\?#:]$/, { error: 'the path of a folder, such as "en/api"' })
    .default('api'),
  /** URL of the server in samples and forms. @default the first one that the description names */
  server: z.url({ protocol: /^https?$/, error: 'a URL such as "https://api.example.com"' }).optional(),
  /** URL where links in descriptions lead that begin with `/`. @default pages of the site */
  links: z.url({ protocol: /^https?$/, error: 'a URL such as "https://docs.example.com"' }).optional(),
  /** Languages of samples: `'curl'`, `'javascript'`, `'python'`, `'go'`. @default ['curl', 'javascript', 'python', 'go'] */
  samples: z.array(z.enum(SAMPLE_LANGUAGES)).default([...SAMPLE_LANGUAGES]),
  /** Form that sends requests. @default true */
  tryIt: z.boolean().default(true),
});

/** What `openapi()` takes for each description. */
export type OpenapiOptions = z.input<typeof description>;

/** Options as checked. */
export type CheckedOptions = z.output<typeof description>;

/** The options with defaults. Throws a `BifolioError` that says what to write instead. */
export function checkOptions(options: OpenapiOptions | readonly OpenapiOptions[]): CheckedOptions[] {
  const noun = 'option of openapi()';
  return [options].flat().map((one) => parseOptions(description, one, { noun }));
}
