import { fieldOf, type Input } from 'bifolio';
import { z } from 'zod';
import { bannerFields, bannerSchema } from './banner/options.ts';
import { blockBaseSchema } from './block-base.ts';
import { customSchema } from './custom/options.ts';
import { featuresBlockSchema } from './features/options.ts';
import { heroBlockSchema, heroSchema } from './hero/options.ts';
import { postsSchema } from './posts/options.ts';
import { profileBlockSchema } from './profile/options.ts';
import { textImageSchema } from './text-image/options.ts';

/** The fields of each block of a home page, by its type. */
export const homeBlockSchemas = {
  banner: bannerSchema,
  custom: customSchema,
  'doc-hero': heroBlockSchema,
  features: featuresBlockSchema,
  hero: heroBlockSchema,
  'image-text': textImageSchema,
  posts: postsSchema,
  profile: profileBlockSchema,
  'text-image': textImageSchema,
};

const inEditor = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

/** What editors are told of a block: those of the theme with their fields, others with any. */
const blockHelp = () =>
  inEditor(
    z.union([
      ...Object.entries(homeBlockSchemas).map(([type, schema]) =>
        z.object({ ...blockBaseSchema.shape, ...schema.shape, type: z.literal(type) }),
      ),
      blockBaseSchema,
    ]),
  );

const ofHome = fieldOf('home');

/**
 * What a home page says of its blocks. They are checked when they are drawn, since authors may have blocks of their own; editors
 * are told more (getters, because that takes time that no build should).
 */
export const homeFields = {
  /** The blocks of the page, in order. */
  config: z
    .array(z.looseObject({ type: z.string() }))
    .meta({
      get items() {
        return blockHelp();
      },
    })
    .optional()
    .meta(ofHome),
  /** Text of the hero or banner. */
  hero: z
    .looseObject({})
    .meta({
      get properties() {
        return inEditor(heroSchema).properties;
      },
    })
    .optional()
    .meta(ofHome),
  /** Features below the hero. */
  features: z
    .array(z.looseObject({}))
    .meta({
      get items() {
        return inEditor(featuresBlockSchema.shape.features).items;
      },
    })
    .optional()
    .meta(ofHome),
  ...bannerFields,
};

/** The same with the blocks of the theme. */
export interface HomeFieldsInput {
  config?: ({ type: string } & Input<typeof blockBaseSchema> & HomeBlockInput)[];
  hero?: Input<typeof heroSchema>;
  features?: Input<typeof featuresBlockSchema>['features'];
}

type HomeBlockInput = {
  [Type in keyof typeof homeBlockSchemas]: Input<(typeof homeBlockSchemas)[Type]>;
}[keyof typeof homeBlockSchemas];
