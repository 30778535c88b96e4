'use client';
import { useDarkMode, useData } from 'bifolio/client';

/** What an island knows of its page. */
export function PageFacts() {
  const { title, route, lang, locale, base } = useData();
  const { isDark, mode, setMode } = useDarkMode();
  const facts = { title, route, lang, locale, base, mode, isDark };
  return (
    <>
      <ul>
        {Object.entries(facts).map(([name, value]) => (
          <li key={name}>
            <code>{name}</code>: {String(value)}
          </li>
        ))}
      </ul>
      <button type="button" className="button" onClick={() => setMode(isDark ? 'light' : 'dark')}>
        setMode('{isDark ? 'light' : 'dark'}')
      </button>
    </>
  );
}
