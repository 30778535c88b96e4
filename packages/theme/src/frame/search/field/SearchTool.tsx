import { useFile, usePage } from 'bifolio/client';
import { useTheme } from '../../../hooks/use-theme.ts';
import { searchText } from '../../../text/text.ts';
import { DocSearch } from '../docsearch/DocSearch.tsx';
import { SCRIPT_FILE, STYLE_FILE } from '../docsearch/files.ts';
import { Search } from '../Search.tsx';
import { useReportAddress } from '../use-report-address.ts';

/** Search as the site has chosen it: ours, Algolia's, or none. */
export function SearchTool() {
  const { site, locale } = usePage();
  const { text, search } = useTheme();
  const report = useReportAddress();
  const [script, style] = [useFile(SCRIPT_FILE), useFile(STYLE_FILE)];
  if (search && search.provider === 'algolia') {
    if (!script || !style) return null; // The build has said that it isn't installed.
    const { provider: _, ...options } = search;
    return (
      <DocSearch
        text={searchText(text)}
        options={options}
        lang={locale.lang}
        hostname={site.hostname}
        files={{ script, style }}
      />
    );
  }
  return site.search ? <Search text={searchText(text)} report={report} {...site.search} /> : null;
}
