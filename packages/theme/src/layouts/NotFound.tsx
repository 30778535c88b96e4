import { Slot, usePage } from 'bifolio/client';
import { useHref } from '../hooks/use-href.ts';
import { useTheme } from '../hooks/use-theme.ts';
import { Shell } from './Shell.tsx';

/** The page for addresses that lead nowhere. All of its texts are the option `notFound`. */
export function NotFound() {
  const { locale } = usePage();
  const { home, text } = useTheme();
  const { code, title, quote, linkLabel, linkText } = text.notFound;
  const href = useHref();
  return (
    <Shell className="frame-not-found">
      <Slot name="not-found">
        <p className="frame-not-found-code">{code}</p>
        <h1>{title}</h1>
        <blockquote>{quote}</blockquote>
        <a className="button" data-theme="brand" href={href(home ?? locale.path)} aria-label={linkLabel}>
          {linkText}
        </a>
      </Slot>
    </Shell>
  );
}
