/** Method and path of an operation. */
export function OpenapiEndpoint({
  method,
  path,
  server = '',
}: {
  method: string;
  path: string;
  server?: string;
}) {
  return (
    <p className="openapi-endpoint">
      <span className="badge openapi-method" data-method={method}>
        {method}
      </span>{' '}
      <code>
        <span className="openapi-server">{server}</span>
        {path.split('/').map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a path never move
          <span key={index}>
            {index > 0 && '/'}
            {index > 0 && <wbr />}
            {part}
          </span>
        ))}
      </code>
    </p>
  );
}
