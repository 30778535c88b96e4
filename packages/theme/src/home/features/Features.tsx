import type { z } from 'zod';
import { Link } from '../../frame/Link.tsx';
import { Picture } from '../Picture.tsx';
import { gridColumns } from './grid-columns.ts';
import type { Feature, featuresBlockSchema } from './options.ts';

/** A grid of what the site's subject can do. */
export function Features({ title, description, features }: z.infer<typeof featuresBlockSchema>) {
  return (
    <section className="home-features" data-columns={gridColumns(features.length)}>
      {title && <h2>{title}</h2>}
      {description && <p className="home-features-description">{description}</p>}
      <ul>
        {features.map((feature) => (
          <li key={feature.title}>
            <FeatureCard {...feature} heading={title ? 'h3' : 'h2'} />
          </li>
        ))}
      </ul>
    </section>
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
          <Link link={link} rel={rel} target={target} noIcon>
            {title}
          </Link>
        ) : (
          title
        )}
      </Heading>
      {details && <p>{details}</p>}
      {link && linkText && (
        <Link className="home-feature-link" link={link} rel={rel} target={target}>
          {linkText}
        </Link>
      )}
    </>
  );
}

/** A path or address is a picture; other text stands as it is. A name of an icon set (`mdi:home`) shows nothing. */
function FeatureIcon({ icon }: { icon: NonNullable<Feature['icon']> }) {
  if (typeof icon === 'string' && /^[\w-]+:[\w-]+$/.test(icon)) return null;
  const isText = typeof icon === 'string' && !/^(\.{0,2}\/|https?:|data:image\/)/.test(icon);
  return (
    <span className="home-feature-icon" aria-hidden="true">
      {isText ? icon : <Picture image={icon} />}
    </span>
  );
}
