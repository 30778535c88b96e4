import { useHref } from '../../hooks/use-href.ts';

/** A path or address is a picture; other text, such as an emoji, stands as it is. A name of an icon set shows nothing. */
export function CardIcon({ icon }: { icon: string }) {
  const href = useHref();
  if (/^[\w-]+:[\w-]+$/.test(icon)) return null;
  return (
    <span className="block-card-icon" aria-hidden="true">
      {/^(?:\.{0,2}\/|https?:|data:image\/)/.test(icon) ? <img src={href(icon)} alt="" /> : icon}
    </span>
  );
}
