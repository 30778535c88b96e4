import type { z } from 'zod';
import { Link } from '../../frame/Link.tsx';
import { Picture } from '../Picture.tsx';
import { FoldedSheet } from './FoldedSheet.tsx';
import type { heroBlockSchema } from './options.ts';

/** The head of a home page: name, tagline, what it is, where to start, and a picture. */
export function Hero({ hero, full }: z.infer<typeof heroBlockSchema>) {
  const { name, tagline, text, image, actions = [] } = hero;
  return (
    <section className="home-hero" data-full={full || undefined} data-plain={image === false || undefined}>
      <div className="home-hero-words">
        {name && <h1>{name}</h1>}
        {tagline && <p className="home-hero-tagline">{tagline}</p>}
        {text && <p className="home-hero-text">{text}</p>}
        {actions.length > 0 && (
          <p className="home-hero-actions">
            {actions.map(({ text: label, link, theme = 'alt', target, rel }) => (
              <Link key={link} className="button" data-theme={theme} link={link} target={target} rel={rel}>
                {label}
              </Link>
            ))}
          </p>
        )}
      </div>
      {image !== false && (
        <div className="home-hero-picture">{image ? <Picture image={image} /> : <FoldedSheet />}</div>
      )}
    </section>
  );
}
