/** What a build makes of a wrong sample: HTML that was rendered with it, which Markdown would read and report again. */
export function SampleResult({ html }: { html: string }) {
  const own = Buffer.from(html, 'base64url').toString();
  return <div className="sample-result" data-search="false" dangerouslySetInnerHTML={{ __html: own }} />;
}
