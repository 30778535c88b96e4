/** Data for search engines, which browsers do not run. `<` is escaped so that no text can close the element. */
export function StructuredData({ data }: { data: Readonly<Record<string, unknown>> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
