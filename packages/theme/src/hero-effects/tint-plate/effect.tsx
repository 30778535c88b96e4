import { defineHeroEffect } from '../hero-effect.tsx';
import { TintPlate } from './island.tsx';
import { type TintPlateProps, tintPlateSchema } from './options.ts';
import { StillPlate } from './StillPlate.tsx';

function Effect(props: TintPlateProps) {
  return (
    <>
      <StillPlate {...props} />
      <TintPlate {...props} />
    </>
  );
}

export default defineHeroEffect(tintPlateSchema, Effect);
