import { bodyText, formParts, type SampleRequest } from './sample-request.ts';

/** A whole program with the standard library. */
export function go({ method, url, headers, user, body }: SampleRequest): string {
  const form = formParts(body);
  const [name, password = ''] = user?.split(':') ?? [];
  const reader = form ? '&form' : body ? `strings.NewReader(${quoted(bodyText(body))})` : 'nil';
  const imports = [...(form ? ['bytes'] : []), 'fmt', 'io', ...(form ? ['mime/multipart'] : []), 'net/http'];
  if (body && !form) imports.push('strings');
  const lines = [
    ...(form ? ['var form bytes.Buffer', 'writer := multipart.NewWriter(&form)'] : []),
    ...(form ?? []).map(([key, value]) => `writer.WriteField(${JSON.stringify(key)}, ${quoted(value)})`),
    ...(form ? ['writer.Close()'] : []),
    `request, err := http.NewRequest(${JSON.stringify(method)}, ${JSON.stringify(url)}, ${reader})`,
    ...ifError,
    ...(name === undefined
      ? []
      : [`request.SetBasicAuth(${JSON.stringify(name)}, ${JSON.stringify(password)})`]),
    ...headers.map(
      ([key, value]) => `request.Header.Set(${JSON.stringify(key)}, ${headerValue(key, value, form)})`,
    ),
    'response, err := http.DefaultClient.Do(request)',
    ...ifError,
    'defer response.Body.Close()',
    'text, err := io.ReadAll(response.Body)',
    ...ifError,
    'fmt.Println(response.Status, string(text))',
  ];
  const names = imports.map((one) => `\t"${one}"`).join('\n');
  return `package main\n\nimport (\n${names}\n)\n\nfunc main() {\n${lines.map((line) => `\t${line}`).join('\n')}\n}`;
}

const ifError = ['if err != nil {', '\tpanic(err)', '}'];

const headerValue = (key: string, value: string, form: unknown) =>
  form && key.toLowerCase() === 'content-type' ? 'writer.FormDataContentType()' : JSON.stringify(value);

/** Raw strings of Go hold everything but back-ticks. */
const quoted = (text: string) => (text.includes('`') ? JSON.stringify(text) : `\`${text}\``);
