import { useHref } from '../hooks/use-href.ts';

/**
 * A picture over the first letter of the name. A picture that cannot be fetched shows nothing, because it has no text of its
 * own; the letter is there then.
 */
export function Avatar({ name, src }: { name: string; src?: string }) {
  const href = useHref();
  const [letter = ''] = name;
  return (
    <span className="friend-avatar" aria-hidden="true">
      {letter}
      {src && <img src={href(src)} alt="" width={64} height={64} loading="lazy" decoding="async" />}
    </span>
  );
}
