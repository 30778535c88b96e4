import { bodyText, formParts, type SampleRequest } from './sample-request.ts';

/** A request with the package `requests`. */
export function python({ method, url, headers, user, body }: SampleRequest): string {
  const form = formParts(body);
  const isJson = body !== undefined && /[/+]json\b/i.test(body.type);
  const sent = headers.filter(([name]) => !(form || isJson) || name.toLowerCase() !== 'content-type');
  const [name, password = ''] = user?.split(':') ?? [];
  const lines = [
    `    ${JSON.stringify(url)},`,
    ...(name === undefined ? [] : [`    auth=(${JSON.stringify(name)}, ${JSON.stringify(password)}),`]),
    ...(sent.length > 0 ? [`    headers=${literal(Object.fromEntries(sent), '    ')},`] : []),
    ...(form
      ? [`    files=${literal(Object.fromEntries(form.map(([key, value]) => [key, value])), '    ')},`]
      : []),
    ...(isJson ? [`    json=${literal(body.value, '    ')},`] : []),
    ...(body && !isJson && !form ? [`    data=${JSON.stringify(bodyText(body))},`] : []),
  ];
  return `import requests\n\nresponse = requests.${method.toLowerCase()}(\n${lines.join('\n')}\n)\nprint(response.status_code, response.text)`;
}

/** JSON as Python writes it. */
function literal(value: unknown, indent: string): string {
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  const inner = `${indent}    `;
  if (Array.isArray(value))
    return block(
      '[',
      ']',
      value.map((one) => inner + literal(one, inner)),
      indent,
    );
  if (typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value).map(
    ([key, one]) => `${inner}${JSON.stringify(key)}: ${literal(one, inner)}`,
  );
  return block('{', '}', entries, indent);
}

const block = (open: string, close: string, lines: readonly string[], indent: string) =>
  lines.length === 0 ? open + close : `${open}\n${lines.join(',\n')},\n${indent}${close}`;
