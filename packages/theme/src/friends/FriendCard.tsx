import { Icon } from '../frame/icon/Icon.tsx';
import { SocialLinks } from '../frame/social/SocialLinks.tsx';
import { Avatar } from './Avatar.tsx';
import type { EachAppearance, Friend } from './options.ts';

export interface FriendCardProps {
  friend: Friend;
  /** One level below the heading that the card stands under. */
  heading: 'h2' | 'h3';
}

/** One friend. The name is the link, and the whole card takes the click; marks of other places lie above it. */
export function FriendCard({ friend, heading: Heading }: FriendCardProps) {
  const { name, link, avatar, desc, location, organization, socials } = friend;
  return (
    <li className="friend" {...colors(friend)}>
      <Avatar name={name} src={avatar} />
      <div className="friend-words">
        <Heading>
          <a href={link} target="_blank" rel="noreferrer">
            {name}
          </a>
        </Heading>
        {desc && <p>{desc}</p>}
        {(location || organization) && (
          <p className="friend-facts">
            {location && (
              <span>
                <Icon name="place" />
                {location}
              </span>
            )}
            {organization && (
              <span>
                <Icon name="building" />
                {organization}
              </span>
            )}
          </p>
        )}
        <SocialLinks links={socials} of={name} />
      </div>
    </li>
  );
}

/** Attributes that the style sheet reads colors from. */
function colors({ color, backgroundColor, nameColor }: Friend): Record<string, string | undefined> {
  const [text, ground, title] = [color, backgroundColor, nameColor].map(inBoth);
  return {
    'data-color-light': text?.light,
    'data-color-dark': text?.dark,
    'data-bg-light': ground?.light,
    'data-bg-dark': ground?.dark,
    'data-name-light': title?.light,
    'data-name-dark': title?.dark,
  };
}

const inBoth = (color: EachAppearance | undefined) =>
  typeof color === 'string' ? { light: color, dark: color } : color;
