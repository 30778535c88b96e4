import { bodyText, formParts, type SampleRequest } from './sample-request.ts';

/** A request with `fetch`, for browsers and Node. */
export function javascript({ method, url, headers, user, body }: SampleRequest): string {
  const form = formParts(body);
  const sent = headers.filter(([name]) => !form || name.toLowerCase() !== 'content-type');
  const entries = sent.map(([name, value]) => `    ${key(name)}: ${quoted(value)},`);
  if (user) entries.unshift(`    Authorization: \`Basic \${btoa(${quoted(user)})}\`,`);
  const options = [
    ...(method === 'GET' ? [] : [`  method: ${quoted(method)},`]),
    ...(entries.length > 0 ? ['  headers: {', ...entries, '  },'] : []),
    ...(body ? [`  body${form ? '' : `: ${bodyCode(body)}`},`] : []),
  ];
  const call = options.length > 0 ? `${quoted(url)}, {\n${options.join('\n')}\n}` : quoted(url);
  return [
    ...(form ? ['const body = new FormData();'] : []),
    ...(form ?? []).map(([name, value]) => `body.append(${quoted(name)}, ${quoted(value)});`),
    `const response = await fetch(${call});`,
    'console.log(response.status, await response.text());',
  ].join('\n');
}

function bodyCode(body: NonNullable<SampleRequest['body']>): string {
  if (!/[/+]json\b/i.test(body.type)) return quoted(bodyText(body));
  return `JSON.stringify(${JSON.stringify(body.value, null, 2).replaceAll('\n', '\n  ')})`;
}

const key = (name: string) => (/^[A-Za-z_]\w*$/.test(name) ? name : quoted(name));

const quoted = (text: string) =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
