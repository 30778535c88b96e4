import { HeroBackdrop } from '../hero/HeroBackdrop.tsx';
import { type HeroFields, type HeroWords, heroBlockSchema } from '../hero/options.ts';
import { Words } from '../hero/Words.tsx';
import { type BlockPlace, defineHomeBlock } from '../home-block.tsx';
import { Picture } from '../parts/Picture.tsx';
import { FoldedSheet } from './FoldedSheet.tsx';

/** The head of a documentation's home page: words on one side, a picture on the other. */
function DocHero({ hero, where, leads, background, tintPlate, ...fields }: HeroFields & BlockPlace) {
  const { effect = background, effectConfig = tintPlate, filter } = fields;
  const { image } = hero;
  return (
    <>
      {effect && <HeroBackdrop effect={effect} effectConfig={effectConfig} filter={filter} where={where} />}
      <div className="home-hero" data-plain={image === false || undefined}>
        <Words {...hero} leads={leads} />
        {image !== false && (
          <div className="home-hero-picture">
            {image ? <Picture image={image} /> : <FoldedSheet title={hero.name} route={firstPage(hero)} />}
          </div>
        )}
      </div>
    </>
  );
}

/** The page that the first button leads to, when it is one of the site. */
const firstPage = ({ actions = [] }: HeroWords) => {
  const link = actions[0]?.link.replace(/[?#].*/, '') ?? '';
  return link.startsWith('/') && link.endsWith('/') ? link : undefined;
};

export default defineHomeBlock(heroBlockSchema, DocHero, ['home-hero', 'home-doc-hero']);
