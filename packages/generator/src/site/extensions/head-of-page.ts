import { z } from 'zod';
import type { Extension, ExtensionHead, HeadPage } from '../../core/contracts/extension.ts';
import { parseOptions } from '../../core/schemas/parse-options.ts';
import type { LoadedConfig } from '../config/load.ts';
import { named } from './extension-call.ts';

const schema = z.array(
  z.tuple(
    [
      z.string().regex(/^[a-z]+$/, { error: 'a tag such as "meta"' }),
      z.record(z.string(), z.union([z.string(), z.boolean()])).optional(),
      z.string().optional(),
    ],
    { error: 'a list such as ["meta", { "name": "robots" }]' },
  ),
);

/** Elements that all extensions add to the head of a page; `undefined` when none adds any. */
export function extensionHead({
  extensions = [],
}: Partial<Pick<LoadedConfig, 'extensions'>>): ExtensionHead | undefined {
  const adding = extensions.filter(({ head }) => head);
  if (adding.length === 0) return undefined;
  return (page) => adding.flatMap((extension) => headOf(extension, page));
}

const headOf = ({ name, head }: Extension, page: HeadPage) =>
  named(name, () => parseOptions(schema, head?.(page), { path: ['head'], noun: 'result' }));
