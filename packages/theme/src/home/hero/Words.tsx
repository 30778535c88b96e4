import { usePage } from 'bifolio/client';
import { HomeIcon } from '../HomeIcon.tsx';
import { HomeLink } from '../HomeLink.tsx';
import type { HeroWords } from './options.ts';

/** Name, tagline, what it is, where to start. */
export function Words({ name, tagline, text, actions = [] }: HeroWords) {
  const Heading = usePage().page.layout === 'home' ? 'h1' : 'h2';
  return (
    <div className="home-hero-words">
      {name && <Heading className="home-hero-name">{name}</Heading>}
      {tagline && <p className="home-hero-tagline">{tagline}</p>}
      {text && <p className="home-hero-text">{text}</p>}
      {actions.length > 0 && (
        <p className="home-hero-actions" data-search="false">
          {actions.map(({ text: label, theme = 'alt', icon, suffixIcon, ...link }) => (
            <HomeLink key={`${label} ${link.link}`} className="button" data-theme={theme} {...link}>
              {icon && <HomeIcon name={icon} />}
              {label}
              {suffixIcon && <HomeIcon name={suffixIcon} />}
            </HomeLink>
          ))}
        </p>
      )}
    </div>
  );
}
