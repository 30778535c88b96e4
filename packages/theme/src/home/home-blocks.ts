import type { Frontmatter } from 'bifolio';
import { z } from 'zod';
import { featureListSchema, featuresBlockSchema } from './features/options.ts';
import { heroBlockSchema, heroSchema } from './hero/options.ts';

const customBlockSchema = z.strictObject({ type: z.literal('custom') });

const blockSchema = z.discriminatedUnion('type', [heroBlockSchema, featuresBlockSchema, customBlockSchema]);

/** One block of a home page, checked. `custom` is the place of the page's own Markdown. */
export type HomeBlock = z.infer<typeof blockSchema>;

const KNOWN = blockSchema.options.map((option) => option.shape.type.value);

/**
 * The blocks of a home page from its frontmatter: the list `config`, or the short keys `hero` and `features`.
 * Without any of them, a hero with the site's name. The page's Markdown comes last unless a `custom` block places it.
 * Throws an error that names the block and the key.
 */
export function homeBlocks(
  frontmatter: Frontmatter,
  site: { title: string; description: string },
): HomeBlock[] {
  const { config, hero, features } = frontmatter;
  if (config !== undefined) return withCustom(check(z.array(z.unknown()), config, 'config').map(checkBlock));
  const fallback = { name: site.title, text: site.description };
  const blocks: HomeBlock[] = [
    { type: 'hero', hero: hero === undefined ? fallback : check(heroSchema, hero, 'hero') },
  ];
  if (features !== undefined) {
    blocks.push({ type: 'features', features: check(featureListSchema, features, 'features') });
  }
  return withCustom(blocks);
}

function checkBlock(block: unknown, index: number): HomeBlock {
  const where = `config[${index}]`;
  const { type } = check(z.looseObject({ type: z.string() }), block, where);
  if (!KNOWN.some((name) => name === type)) {
    throw new Error(`Home page: ${where} has the unknown type "${type}". Use one of: ${KNOWN.join(', ')}.`);
  }
  return check(blockSchema, block, where);
}

function check<T>(schema: z.ZodType<T>, value: unknown, where: string): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const lines = result.error.issues.map(
    ({ path, message }) => `${where}${path.map(keyOf).join('')}: ${message}`,
  );
  throw new Error(`Home page: the frontmatter does not fit.\n${lines.join('\n')}`);
}

const keyOf = (key: PropertyKey) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`);

const withCustom = (blocks: HomeBlock[]): HomeBlock[] =>
  blocks.some(({ type }) => type === 'custom') ? blocks : [...blocks, { type: 'custom' }];
