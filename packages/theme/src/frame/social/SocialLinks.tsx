import { useHref } from '../../hooks/use-href.ts';
import { useTheme } from '../../hooks/use-theme.ts';
import type { SocialLink } from './options.ts';
import { SOCIAL_PATHS } from './social-paths.ts';

export interface SocialLinksProps {
  /** Only links of these names. @default all */
  only?: readonly string[];
  /** @default the theme's option `social` */
  links?: readonly SocialLink[];
  /** Whose they are, for their names. @default the site's */
  of?: string;
}

/** The marks of other places where the site's people are. */
export function SocialLinks({ only, links: own, of }: SocialLinksProps) {
  const { social: shared } = useTheme();
  const social = own ?? shared;
  const href = useHref();
  const links = social.filter((link) => !only || only.includes(socialName(link)));
  if (links.length === 0) return null;
  return (
    <ul className="frame-social">
      {links.map((link) => (
        <li key={link.link}>
          <a
            className="frame-icon-button"
            href={href(link.link)}
            aria-label={link.ariaLabel ?? (of ? `${of}: ${socialName(link)}` : socialName(link))}
            target="_blank"
            rel="me noreferrer"
          >
            <SocialIcon icon={link.icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function SocialIcon({ icon }: Pick<SocialLink, 'icon'>) {
  if (typeof icon === 'object') {
    return <span aria-hidden="true" dangerouslySetInnerHTML={{ __html: icon.svg }} />;
  }
  return (
    <svg viewBox="0 0 24 24" fillRule="evenodd" aria-hidden="true">
      <path d={SOCIAL_PATHS[icon]} />
    </svg>
  );
}

/** The name of a link's place: what `navbarSocialInclude` lists and what screen readers say by default. */
const socialName = ({ icon }: SocialLink) => (typeof icon === 'string' ? icon : (icon.name ?? ''));
