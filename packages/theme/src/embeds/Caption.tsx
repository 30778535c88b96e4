import type { Consent } from './consent/use-consent.ts';

interface CaptionProps {
  /** The page at the host, or the file. */
  href: string;
  title: string;
  consent: Consent;
  /** Whether the reader may allow the host once and for all. */
  canRemember: boolean;
  texts: { always: string; open: string; newWindow: string };
}

/** A line below what comes from another host: a link to the same there, and the reader's consent. */
export function Caption({ href, title, consent, canRemember, texts }: CaptionProps) {
  return (
    <figcaption>
      <a href={href} target="_blank" rel="noreferrer">
        {texts.open}
        <span className="visually-hidden">
          : {title} ({texts.newWindow})
        </span>
      </a>
      {canRemember && (
        <label>
          <input
            type="checkbox"
            checked={consent.isRemembered}
            onChange={({ target }) => consent.rememberHost(target.checked)}
          />
          {texts.always}
        </label>
      )}
    </figcaption>
  );
}
