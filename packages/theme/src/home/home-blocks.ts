import type { Frontmatter } from 'bifolio';
import { z } from 'zod';
import { type BlockBase, blockBaseSchema } from './block-base.ts';
import { checked, checkFields, type ReportField } from './check-fields.ts';

/** One block of a home page: what all blocks share, checked, and its own fields as written. */
export interface HomeBlockInput {
  base: BlockBase;
  fields: Readonly<Record<string, unknown>>;
  /** For errors: `config[0]`, or the key of the frontmatter it comes from. */
  where: string;
  /** Whether its name is the page's heading: that of the first block which has one. */
  leads?: boolean;
}

/**
 * The blocks of a home page from its frontmatter: the list `config`, or the short keys. Without `config`, a banner when
 * `banner` is set, else a hero with the default effect, which says the site's name when `hero` does not say anything else.
 * The page's Markdown comes last unless a `custom` block places it. Throws an error that names the block and the key.
 */
export function homeBlocks(
  frontmatter: Frontmatter,
  site: { title: string; description: string },
  report?: ReportField,
): HomeBlockInput[] {
  const blocks =
    frontmatter.config === undefined ? shortBlocks(frontmatter, site) : listed(frontmatter.config, report);
  const complete = blocks.some(({ base }) => base.type === 'custom')
    ? blocks
    : [...blocks, block({ type: 'custom' }, 'custom')];
  const onlyOnce = blocks.length === 1;
  const leader = complete.findIndex(({ base, fields }) => HERO_TYPES.has(base.type) && hasName(fields.hero));
  return complete.map((input, index) => ({
    ...input,
    base: { onlyOnce, index, ...input.base },
    leads: index === leader,
  }));
}

/** Blocks with the words of a hero. */
const HERO_TYPES = new Set(['hero', 'doc-hero', 'banner']);

const hasName = (hero: unknown) =>
  typeof hero === 'object' && hero !== null && 'name' in hero && Boolean(hero.name);

/** The blocks of a list, as `config` has it. One that is wrong is left out when somebody hears of it. */
export const listed = (config: unknown, report?: ReportField): HomeBlockInput[] =>
  checkFields(z.array(z.record(z.string(), z.unknown())), config, { where: 'config' }).flatMap(
    (fields, index) =>
      checked<HomeBlockInput[]>(
        report,
        () => [block(fields, `config[${index}]`)],
        () => [],
      ),
  );

function shortBlocks(frontmatter: Frontmatter, site: { title: string; description: string }) {
  const { banner, bannerMask, hero, features } = frontmatter;
  const words = hero ?? { name: site.title, text: site.description };
  const full = features === undefined;
  const first =
    banner === undefined
      ? block({ type: 'hero', full, hero: words }, 'frontmatter')
      : block({ type: 'banner', full, banner, bannerMask, hero: words }, 'frontmatter');
  return full ? [first] : [first, block({ type: 'features', features }, 'frontmatter')];
}

function block(written: Readonly<Record<string, unknown>>, where: string): HomeBlockInput {
  const base = checkFields(blockBaseSchema, written, { where });
  const own = Object.entries(written).filter(([key]) => !(key in blockBaseSchema.shape));
  return { base, fields: Object.fromEntries(own), where };
}
