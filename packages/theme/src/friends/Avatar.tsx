import { useHref } from '../hooks/use-href.ts';

/** A picture over the first letter of the name, which also stands for a picture that cannot be fetched. */
export function Avatar({ name, src }: { name: string; src?: string }) {
  const href = useHref();
  const [letter = ''] = name;
  return (
    <span className="friend-avatar" aria-hidden="true">
      {letter}
      {src && (
        <img
          src={href(src)}
          alt=""
          data-letter={letter}
          width={64}
          height={64}
          loading="lazy"
          decoding="async"
        />
      )}
    </span>
  );
}
