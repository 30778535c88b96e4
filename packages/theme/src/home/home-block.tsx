import { useStyleSheet } from 'bifolio/client';
import type { ComponentType, ReactElement } from 'react';
import type { z } from 'zod';
import { type BlockBase, blockBaseSchema } from './block-base.ts';
import { checkFields, type ReportField } from './check-fields.ts';

/** What a block's component gets besides its own fields. */
export interface BlockPlace {
  base: BlockBase;
  /** Where the block stands in the frontmatter, for errors: `config[0]`. */
  where: string;
  /** Whether its name is the page's heading: that of the first block of a home page which has one. */
  leads?: boolean;
}

/** One kind of block of a home page. A folder of `home/` exports it from `block.tsx`; its name is the type. */
export interface HomeBlock {
  element(fields: unknown, place: BlockPlace, report?: ReportField): ReactElement;
}

const BASE_KEYS = Object.keys(blockBaseSchema.shape);

/** A kind of block from the schema of its fields and the component that draws them. `sheets`: style sheets besides that of all blocks. */
export function defineHomeBlock<P extends object>(
  schema: z.ZodType<P>,
  Component: ComponentType<P & BlockPlace>,
  sheets: readonly string[] = [],
): HomeBlock {
  return {
    element: (fields, place, report) => (
      <>
        {sheets.map((name) => (
          <Sheet key={name} name={name} />
        ))}
        <Component
          {...checkFields(schema, fields, { where: place.where, otherKeys: BASE_KEYS }, report)}
          {...place}
        />
      </>
    ),
  };
}

function Sheet({ name }: { name: string }) {
  useStyleSheet(name);
  return null;
}
