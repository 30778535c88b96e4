import { z } from 'zod';
import { Backdrop } from '../Backdrop.tsx';
import { heroSchema } from '../hero/options.ts';
import { Words } from '../hero/Words.tsx';
import { type BlockPlace, defineHomeBlock } from '../home-block.tsx';

const darkness = z.number().min(0).max(1);

const bannerSchema = z.strictObject({
  /** The picture. Without one, nothing is fetched from anywhere: the banner has a plain dark ground. */
  banner: z.string().optional(),
  /** How dark the picture becomes under the words, 0 to 1. @default { light: 0.4, dark: 0.55 } */
  bannerMask: z.union([darkness, z.strictObject({ light: darkness, dark: darkness })]).optional(),
  hero: heroSchema.omit({ image: true }).optional(),
});

/** Words over a picture, always light on dark. */
function Banner({ banner, bannerMask, hero }: z.infer<typeof bannerSchema> & BlockPlace) {
  return (
    <>
      <div className="home-backdrop" aria-hidden="true">
        {banner && <Backdrop image={banner} eager />}
        {banner && <Mask darkness={bannerMask ?? { light: 0.4, dark: 0.55 }} />}
      </div>
      <div className="home-hero" data-plain>
        {hero && <Words {...hero} />}
      </div>
    </>
  );
}

/** SVG takes an opacity as an attribute, which a strict policy allows. */
function Mask({ darkness }: { darkness: number | { light: number; dark: number } }) {
  if (typeof darkness === 'number') return <Shade opacity={darkness} />;
  return (
    <>
      <Shade className="only-light" opacity={darkness.light} />
      <Shade className="only-dark" opacity={darkness.dark} />
    </>
  );
}

function Shade(props: { className?: string; opacity: number }) {
  return (
    <svg aria-hidden="true" {...props}>
      <rect width="100%" height="100%" />
    </svg>
  );
}

export default defineHomeBlock(bannerSchema, Banner);
