import { defineHeroEffect } from '../hero-effect.tsx';
import { TintPlate } from './island.tsx';
import { isUsual, type TintPlateProps, tintPlateSchema } from './options.ts';
import { StillPlate } from './StillPlate.tsx';

function Effect(tints: TintPlateProps) {
  return (
    <div className="hero-effect-plate" data-plain={isUsual(tints) || undefined}>
      <StillPlate {...tints} />
      <TintPlate {...tints} />
    </div>
  );
}

export default defineHeroEffect(tintPlateSchema, Effect);
