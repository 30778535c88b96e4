import { z } from 'zod';
import type { Extension, ExtensionHead, HeadPage } from '../../core/contracts/extension.ts';
import { parseOptions } from '../../core/schemas/parse-options.ts';
import type { LoadedConfig } from '../config/load.ts';
import { callPerPage } from './extension-call.ts';

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
  const adding = extensions.filter(({ head }) => head).map(headOf);
  if (adding.length === 0) return undefined;
  return (page) => adding.flatMap((add) => add(page));
}

const headOf = ({ name, head }: Extension) =>
  callPerPage(
    name,
    (page: HeadPage) => parseOptions(schema, head?.(page), { path: ['head'], noun: 'result' }),
    { doing: '`head`' },
  );
