import { useNeeds, usePage, useStyleSheet } from 'bifolio/client';
import { useHref } from '../../hooks/use-href.ts';
import { useTheme } from '../../hooks/use-theme.ts';
import { useIsAmong } from '../use-is-among.ts';
import { pageWatermark, type WatermarkSettings } from './page-watermark.ts';
import { WatermarkLayer } from './WatermarkLayer.tsx';

/** The watermark that the site or the page asks for. */
export function Watermark() {
  const { page, locale } = usePage();
  const { watermark: site } = useTheme();
  const settings = pageWatermark({
    site,
    isEnabled: useIsAmong(site ? site.enabled : false),
    page: page.frontmatter.watermark,
    title: locale.title,
  });
  return settings ? <PageWatermark {...settings} /> : null;
}

function PageWatermark(settings: WatermarkSettings) {
  const href = useHref();
  const image = settings.image && href(settings.image);
  useStyleSheet('watermark');
  // The marks are drawn first and then shown as the picture of a background.
  useNeeds({ 'img-src': image?.startsWith('https:') ? ['data:', new URL(image).origin] : ['data:'] });
  return (
    <div data-persist="watermark" hidden>
      <WatermarkLayer {...settings} image={image} />
    </div>
  );
}
