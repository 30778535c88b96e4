import { DEFAULT_EFFECT } from '../../hero-effects/effect-types.ts';
import { type BlockPlace, defineHomeBlock } from '../home-block.tsx';
import { Picture } from '../parts/Picture.tsx';
import { HeroBackdrop } from './HeroBackdrop.tsx';
import { type HeroFields, heroBlockSchema } from './options.ts';
import { Words } from './Words.tsx';

/** The head of a home page: the words over an effect or picture. */
function Hero({
  hero,
  effect,
  effectConfig,
  filter,
  background,
  tintPlate,
  base,
  where,
  leads,
}: HeroFields & BlockPlace) {
  const chosen = effect ?? background ?? (base.backgroundImage ? false : DEFAULT_EFFECT);
  return (
    <>
      {chosen && (
        <HeroBackdrop
          effect={chosen}
          effectConfig={effectConfig ?? tintPlate}
          filter={filter}
          where={where}
        />
      )}
      <div className="home-hero" data-plain={!hero.image || undefined}>
        <Words {...hero} leads={leads} />
        {hero.image && (
          <div className="home-hero-picture">
            <Picture image={hero.image} />
          </div>
        )}
      </div>
    </>
  );
}

export default defineHomeBlock(heroBlockSchema, Hero, ['home-hero']);
