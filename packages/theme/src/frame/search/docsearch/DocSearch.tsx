import { useNeeds } from 'bifolio/client';
import { SearchButton } from '../SearchButton.tsx';
import { hostsOf } from './hosts-of.ts';
import { LOGO_STYLE_HASH } from './logo-style.ts';
import type { DocSearchSettings } from './open-docsearch.ts';

/** The button that opens Algolia's dialog (`open-docsearch.ts`). Nothing of it is fetched before. */
export function DocSearch(settings: DocSearchSettings) {
  const { text, options } = settings;
  useNeeds({ 'connect-src': hostsOf(options.appId), 'style-src': [LOGO_STYLE_HASH] });
  return <SearchButton text={text} slashKey={options.slashKey} data-docsearch={JSON.stringify(settings)} />;
}
