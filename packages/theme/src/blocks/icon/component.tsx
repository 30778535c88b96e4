import { useIcon } from 'bifolio/client';
import { useHref } from '../../hooks/use-href.ts';
import { fontClasses } from './font-classes.ts';
import { type IconSize, iconSize } from './icon-size.ts';

export interface IconProps {
  /** `mdi:home`, the address of an image, or an `<svg>` of your own as `{ svg }`. A sign such as 🌱 stays what it is. */
  name: string | { svg: string };
  /** @default 'iconify' */
  provider?: 'iconify' | 'iconfont' | 'fontawesome';
  /** `24`, `24x16`, `1.2em`. @default '1em' */
  size?: string | number;
  /** @default 'currentColor' */
  color?: string;
  /** More classes. */
  extra?: string;
}

/** A small picture in the text, drawn at build. One that is missing draws nothing. Screen readers pass over it. */
export function Icon({ name, provider = 'iconify', size = '1em', color, extra }: IconProps) {
  const box = iconSize(String(size));
  const className = extra ? `icon ${extra}` : 'icon';
  const look = { className, 'data-size': box.height, 'data-color': color, 'aria-hidden': true } as const;
  if (typeof name !== 'string') return <span {...look} dangerouslySetInnerHTML={{ __html: name.svg }} />;
  if (/^https?:|^\.{0,2}\//.test(name)) return <ImageIcon src={name} className={className} box={box} />;
  if (provider !== 'iconify')
    return <i {...look} className={`${className} ${fontClasses(name, provider)}`} />;
  if (!name.includes(':')) return <span {...look}>{name}</span>;
  return <SetIcon name={name} className={className} color={color} box={box} />;
}

interface DrawnProps {
  className: string;
  box: IconSize;
}

function SetIcon({ name, className, color, box }: DrawnProps & { name: string; color?: string }) {
  const icon = useIcon(name);
  if (!icon) return null;
  return (
    <svg
      className={className}
      viewBox={icon.viewBox}
      {...box}
      color={color}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: icon.body }}
    />
  );
}

function ImageIcon({ src, className, box }: DrawnProps & { src: string }) {
  return <img className={className} src={useHref()(src)} alt="" {...box} />;
}

/** The name that authors may know it by. */
export { Icon as VPIcon };
