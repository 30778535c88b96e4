import { useTheme } from '../../hooks/use-theme.ts';
import { useTextLanguages } from '../../text/text-language.ts';

/** The id of the element that holds the page's content. */
export const CONTENT_ID = 'content';

/** First stop of the Tab key: past the navigation, to the content. */
export function SkipLink() {
  const languageOf = useTextLanguages();
  return (
    <a className="frame-skip" href={`#${CONTENT_ID}`} {...languageOf('skipToContentText')}>
      {useTheme().text.skipToContentText}
    </a>
  );
}
