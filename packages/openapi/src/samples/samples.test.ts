import { expect, it } from 'vitest';
import { SAMPLE_LANGUAGES } from './sample-languages.ts';
import type { SampleRequest } from './sample-request.ts';
import { writeSamples } from './write-samples.ts';

const samplesOf = (request: SampleRequest) =>
  Object.fromEntries(writeSamples(request, SAMPLE_LANGUAGES).map(({ label, code }) => [label, code]));

it('writes a request in four languages', () => {
  const url = 'https://example.com/pets';
  const request = { method: 'GET', url, headers: [['X-Key', 'YOUR_KEY']] as const };
  const samples = samplesOf(request);
  expect(samples.curl).toBe(`curl '${url}' \\\n  -H 'X-Key: YOUR_KEY'`);
  expect(samples.JavaScript).toBe(
    `const response = await fetch('${url}', {\n  headers: {\n    'X-Key': 'YOUR_KEY',\n  },\n});\nconsole.log(response.status, await response.text());`,
  );
  expect(samples.Python).toContain(
    `requests.get(\n    "${url}",\n    headers={\n        "X-Key": "YOUR_KEY",\n    },\n)`,
  );
  expect(samples.Go).toContain('request.Header.Set("X-Key", "YOUR_KEY")');
});

it('writes values of JSON as each language does', () => {
  const body = { type: 'application/json', value: { name: "O'Neil", ok: true, none: null, list: [] } };
  const samples = samplesOf({
    method: 'POST',
    url: 'https://example.com/',
    headers: [['Content-Type', body.type]],
    body,
  });
  expect(samples.curl).toContain(String.raw`"name": "O'\''Neil"`);
  expect(samples.Python).toContain('"ok": True,\n        "none": None,\n        "list": [],');
  expect(samples.Python).not.toContain('Content-Type');
  expect(samples.Go).toContain('strings.NewReader(`{\n  "name": "O\'Neil"');
});

it('lets nothing out of its quotes', () => {
  const url = "https://example.com/'; rm -rf ~; '\\";
  const samples = samplesOf({ method: 'GET', url, headers: [] });
  expect(samples.curl).toBe(String.raw`curl 'https://example.com/'\''; rm -rf ~; '\''\'`);
  expect(samples.JavaScript).toContain(String.raw`fetch('https://example.com/\'; rm -rf ~; \'\\')`);
  expect(samples.Python).toContain(JSON.stringify(url));
});

it('sends forms with files, and users with passwords', () => {
  const body = { type: 'multipart/form-data', value: { title: 'A', file: 'B' } };
  const headers = [['Content-Type', body.type]] as const;
  const samples = samplesOf({
    method: 'POST',
    url: 'https://example.com/',
    headers,
    user: 'USER:PASSWORD',
    body,
  });
  expect(samples.curl).toBe(
    "curl -X POST 'https://example.com/' \\\n  -u 'USER:PASSWORD' \\\n  -F 'title=A' \\\n  -F 'file=B'",
  );
  expect(samples.JavaScript).toContain("body.append('title', 'A');");
  expect(samples.Python).toContain('auth=("USER", "PASSWORD"),');
  expect(samples.Go).toContain('request.Header.Set("Content-Type", writer.FormDataContentType())');
});
