import { Html } from 'bifolio/client';
import type { z } from 'zod';
import { isImageAddress } from '../../addresses/picture.ts';
import { defineHomeBlock } from '../home-block.tsx';
import { HomeIcon } from '../parts/HomeIcon.tsx';
import { HomeLink } from '../parts/HomeLink.tsx';
import { Picture } from '../parts/Picture.tsx';
import { Written } from '../parts/Written.tsx';
import { gridColumns } from './grid-columns.ts';
import { type Feature, featuresBlockSchema } from './options.ts';

/** A grid of what the site's subject can do. */
function Features({ title, description, features }: z.infer<typeof featuresBlockSchema>) {
  return (
    <div className="home-features" data-columns={gridColumns(features.length)}>
      {title && (
        <h2>
          <Written text={title} />
        </h2>
      )}
      {description && (
        <p className="home-features-description">
          <Written text={description} />
        </p>
      )}
      <ul>
        {features.map((feature) => (
          <li key={feature.title}>
            <FeatureCard {...feature} heading={title ? 'h3' : 'h2'} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function FeatureCard({
  icon,
  title,
  details,
  link,
  linkText,
  rel,
  target,
  heading: Heading,
}: Feature & { heading: 'h2' | 'h3' }) {
  return (
    <>
      {icon && <FeatureIcon icon={icon} />}
      <Heading>
        {link && !linkText ? (
          <HomeLink link={link} rel={rel} target={target} noIcon>
            <Written text={title} links={false} />
          </HomeLink>
        ) : (
          <Written text={title} />
        )}
      </Heading>
      {details && (
        <p>
          <Written text={details} />
        </p>
      )}
      {link && linkText && (
        <HomeLink className="home-feature-link" link={link} rel={rel} target={target}>
          <Written text={linkText} links={false} />
        </HomeLink>
      )}
    </>
  );
}

/** A path or address is a picture, `mdi:home` an icon of a set, `<svg …>` is drawn; other text stands as it is. */
function FeatureIcon({ icon }: { icon: NonNullable<Feature['icon']> }) {
  const wrap = typeof icon === 'object' && icon.wrap;
  return (
    <span className="home-feature-icon" data-wrap={wrap || undefined} aria-hidden="true">
      {drawnIcon(icon)}
    </span>
  );
}

function drawnIcon(icon: NonNullable<Feature['icon']>) {
  if (typeof icon === 'object') return <Picture image={icon} />;
  if (isImageAddress(icon)) return <Picture image={icon} />;
  if (/^\s*<[a-z]/i.test(icon)) return <Html html={icon} />;
  return /^[\w-]+:[\w-]+$/.test(icon) ? <HomeIcon name={icon} /> : icon;
}

export default defineHomeBlock(featuresBlockSchema, Features, ['home-features']);
