import { usePage } from 'bifolio/client';

/** Opens a sample in the playground of the page's language. Its text is behind the `#`. */
export function OpenSample({ md }: { md: string }) {
  const { locale } = usePage();
  return (
    <p className="sample-open" data-search="false">
      <a href={`${locale.path}playground/#md=${md}`}>
        {locale.path === '/' ? '在演练场打开' : 'Open in the playground'}
      </a>
    </p>
  );
}
