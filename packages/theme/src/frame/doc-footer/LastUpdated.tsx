import { usePage } from 'bifolio/client';
import { useTheme } from '../../hooks/use-theme.ts';
import { InterfaceText } from '../../text/InterfaceText.tsx';

/**
 * When the page's file last changed, by its git history. Written in UTC at build; the browser side rewrites it in the
 * reader's time zone (`write-local-times.ts`).
 */
export function LastUpdated() {
  const { page, locale } = usePage();
  const { lastUpdated, text } = useTheme();
  if (!page.updatedTime || !lastUpdated || page.frontmatter.lastUpdated === false) return null;
  const { forceLocale, ...format } = lastUpdated;
  const options = { ...format, timeZone: format.timeZone ?? 'UTC' };
  const lang = forceLocale ?? locale.lang;
  return (
    <p className="frame-updated">
      <InterfaceText of="lastUpdatedText">{text.lastUpdatedText}</InterfaceText>{' '}
      <time dateTime={page.updatedTime} lang={lang} data-format={JSON.stringify(format)}>
        {new Date(page.updatedTime).toLocaleString(lang, options)}
      </time>
    </p>
  );
}
