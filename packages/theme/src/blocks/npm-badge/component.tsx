import { useNeeds } from 'bifolio/client';
import { createContext, type ReactNode, useContext } from 'react';
import { Anchor } from '../../frame/link/Link.tsx';
import { type BadgeSubject, badgeAddress } from './badge-address.ts';
import { badgeSize } from './badge-size.ts';
import { isBadgeType, readBadgeTypes } from './badge-types.ts';

export interface NpmBadgeProps extends Partial<BadgeSubject> {}

export interface NpmBadgeGroupProps extends Omit<NpmBadgeProps, 'type'> {
  /** Types of badges, as a list or with commas between: `version,dm`. @default [] */
  items?: string | readonly string[];
  /** More badges; what the group says holds for them too. */
  children?: ReactNode;
}

const GroupContext = createContext<NpmBadgeProps>({});

/** A badge of a package or its repository, drawn by a badge server, leading to what it is about. */
export function NpmBadge(own: NpmBadgeProps) {
  const { type, ...subject } = { ...useContext(GroupContext), ...own };
  const badge = isBadgeType(type) && badgeAddress({ ...subject, type });
  useNeeds(badge ? { 'img-src': [badge.origin] } : {});
  if (!isBadgeType(type) || !badge) return null;
  const { href, src, alt, name } = badge;
  return (
    <Anchor href={href} external noIcon className="block-npm-badge" data-look={subject.theme ?? 'flat'}>
      <img
        src={src}
        alt={alt}
        {...badgeSize({ ...subject, type, name })}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
      />
    </Anchor>
  );
}

/** Badges side by side that are about the same package. */
export function NpmBadgeGroup({ items, children, ...shared }: NpmBadgeGroupProps) {
  return (
    <div className="block-npm-badge-group">
      <GroupContext value={shared}>
        {readBadgeTypes(items).map((type) => (
          <NpmBadge key={type} type={type} />
        ))}
        {children}
      </GroupContext>
    </div>
  );
}
