import { SvgIcon } from 'bifolio/client';
import type { Picture } from 'bifolio/markdown';
import { isImageAddress, type PictureInput, usePicture } from '../../addresses/picture.ts';
import { fontClasses } from './font-classes.ts';
import { type IconSize, iconSize } from './icon-size.ts';

export interface IconProps {
  /** `mdi:home`, the address of an image, or an `<svg>` of your own as `{ svg }`. A sign such as 🌱 stays what it is. */
  name?: string | Picture | { svg: string };
  /** @default 'iconify' */
  provider?: 'iconify' | 'iconfont' | 'fontawesome';
  /** What stands before the name in an icon font. @default 'iconfont icon-', or 'fas' for Font Awesome */
  prefix?: string;
  /** `24`, `24x16`, `1.2em`. @default '1em' */
  size?: string | number;
  /** @default 'currentColor' */
  color?: string;
  /** More classes. */
  extra?: string;
}

/** A small picture in the text, drawn at build. One that is missing draws nothing. Screen readers pass over it. */
export function Icon({ name, provider = 'iconify', prefix, size = '1em', color, extra }: IconProps) {
  if (!name) return null;
  const box = iconSize(String(size));
  const className = extra ? `icon ${extra}` : 'icon';
  const look = {
    className,
    'data-size': cssLength(box.height),
    'data-color': color,
    'aria-hidden': true,
  } as const;
  if (typeof name === 'object' && 'svg' in name)
    return <span {...look} dangerouslySetInnerHTML={{ __html: name.svg }} />;
  if (typeof name === 'object' || isImageAddress(name))
    return <ImageIcon picture={name} className={className} box={box} />;
  if (provider !== 'iconify')
    return <i {...look} className={`${className} ${fontClasses(name, provider, prefix)}`} />;
  if (!name.includes(':') && !nameOfOtherIcons.test(name)) return <span {...look}>{name}</span>;
  return <SetIcon name={name} className={className} color={color} box={box} />;
}

/** `laptop-code`: a name of an icon font, not a sign. It draws nothing and is reported, like every icon that is missing. */
const nameOfOtherIcons = /^(?=.{3})[a-z][a-z\d]*(?:-[a-z\d]+)*$/;

interface DrawnProps {
  className: string;
  box: IconSize;
}

function SetIcon({ name, className, color, box }: DrawnProps & { name: string; color?: string }) {
  return <SvgIcon name={name} className={className} color={color} {...box} />;
}

function ImageIcon({ picture, className, box }: DrawnProps & { picture: PictureInput }) {
  return (
    <img
      className={className}
      src={usePicture(picture).src}
      alt=""
      data-width={cssLength(box.width)}
      data-height={cssLength(box.height)}
    />
  );
}

/** CSS wants the unit that attributes of SVG may leave out. */
const cssLength = (length: string | undefined) => length?.replace(/\d$/, '$&px');

/** The name that authors may know it by. */
export { Icon as VPIcon };
