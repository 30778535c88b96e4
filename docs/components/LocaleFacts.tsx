import { useThemeLocaleData } from '@bifolio/theme/hooks';

/** What the theme says in the language of the page. */
export function LocaleFacts() {
  const { appearance, text } = useThemeLocaleData();
  return (
    <ul>
      <li>
        <code>appearance</code>: {String(appearance)}
      </li>
      <li>
        <code>text.lastUpdatedText</code>: {text.lastUpdatedText}
      </li>
    </ul>
  );
}
