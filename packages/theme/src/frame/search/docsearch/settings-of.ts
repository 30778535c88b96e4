import type { SearchText } from '../../../text/text.ts';
import type { AlgoliaOptions } from '../options.ts';

/** What a site and its author say of search. */
export interface SettingsInput {
  text: SearchText;
  options: Omit<AlgoliaOptions, 'provider'>;
  lang: string;
  /** Of the site: hits on its pages open on whatever host one reads. */
  hostname?: string;
}

/** A hit; its address is that of the site that was crawled. */
interface Hit {
  url: string;
}

/** What `docsearch()` is called with: our texts below the author's, pages of the language that one reads, and hits on this host. */
export function settingsOf({ text, options, lang, hostname }: SettingsInput) {
  const { appId, apiKey, indices, translations } = options;
  return {
    appId,
    apiKey,
    indices: indices.map(({ name, searchParameters }) => ({
      name,
      searchParameters: { facetFilters: [`lang:${lang}`], ...searchParameters },
    })),
    placeholder: text.searchPlaceholder,
    translations: { ...ownTranslations(text), ...translations },
    // Ours open whatever search there is.
    keyboardShortcuts: { 'Ctrl/Cmd+K': false, '/': false },
    transformItems: <T extends Hit>(hits: readonly T[]) =>
      hits.map((hit) => ({ ...hit, url: onThisHost(hit.url, hostname) })),
  };
}

const ownTranslations = (text: SearchText) => ({
  modal: {
    searchBox: {
      searchInputLabel: text.searchText,
      placeholderText: text.searchPlaceholder,
      closeButtonText: text.searchCancelText,
      closeButtonAriaLabel: text.searchCloseText,
    },
    footer: {
      navigateText: text.searchSelectText,
      selectText: text.searchOpenText,
      closeText: text.searchCancelText,
    },
    startScreen: { recentSearchesTitle: text.searchRecentText },
    errorScreen: { titleText: text.searchFailedText, helpText: '' },
    noResultsScreen: { noResultsText: text.searchNoResultsText },
  },
});

/** A preview, or a copy of the site, leads to its own pages. */
function onThisHost(address: string, hostname: string | undefined): string {
  const url = URL.parse(address);
  if (!url || !hostname || url.origin !== URL.parse(hostname)?.origin) return address;
  return url.href.slice(url.origin.length);
}
