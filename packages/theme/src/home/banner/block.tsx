import type { z } from 'zod';
import { useTheme } from '../../hooks/use-theme.ts';
import { Words } from '../hero/Words.tsx';
import { type BlockPlace, defineHomeBlock } from '../home-block.tsx';
import { Backdrop } from '../parts/Backdrop.tsx';
import { bannerSchema, MASK } from './options.ts';

/** Words over a picture, always light on dark. */
function Banner({ banner, bannerMask, hero, leads }: z.infer<typeof bannerSchema> & BlockPlace) {
  const { wallpaper } = useTheme();
  const image = banner ?? wallpaper;
  return (
    <>
      <div className="home-backdrop" aria-hidden="true">
        {image && <Backdrop image={image} eager />}
        {image && <Mask darkness={bannerMask ?? MASK} />}
      </div>
      <div className="home-hero" data-plain>
        {hero && <Words {...hero} leads={leads} />}
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

export default defineHomeBlock(bannerSchema, Banner, ['home-hero']);
