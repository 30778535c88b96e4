/** An address with a query; values that are `undefined` or `false` are left out, `true` is `1`. */
export function withQuery(
  address: string,
  query: Record<string, string | number | boolean | undefined>,
): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== false)
      url.searchParams.set(name, value === true ? '1' : String(value));
  }
  return url.href;
}
