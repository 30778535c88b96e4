import { HomeIcon } from '../parts/HomeIcon.tsx';
import { HomeLink } from '../parts/HomeLink.tsx';
import { Written } from '../parts/Written.tsx';
import type { HeroWords } from './options.ts';

/** Name, tagline, what it is, where to start. The name is the page's heading where its block leads the page. */
export function Words({ name, tagline, text, actions = [], leads }: HeroWords & { leads?: boolean }) {
  const Heading = leads ? 'h1' : 'h2';
  return (
    <div className="home-hero-words">
      {name && (
        <Heading className="home-hero-name">
          <Written text={name} />
        </Heading>
      )}
      {tagline && (
        <p className="home-hero-tagline">
          <Written text={tagline} />
        </p>
      )}
      {text && (
        <p className="home-hero-text">
          <Written text={text} />
        </p>
      )}
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
