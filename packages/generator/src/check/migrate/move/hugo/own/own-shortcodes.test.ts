import { expect, it } from 'vitest';
import { movedSite } from '../../fixtures/moved-site.ts';

const moved = (template: string, page: string) =>
  movedSite({
    'hugo.toml': 'title = "A"\n',
    'layouts/shortcodes/own.html': template,
    'content/a.md': `---\ntitle: A\n---\n${page}\n`,
  });

it.each([
  [
    '<li>\n  <b>{{ .Get "name" }}</b>{{ if .Get "home" }} <a href="{{ .Get `home` }}"><svg class="icon"><use href="#home"/></svg> Home</a>{{ end }}\n</li>',
    '{{< own name="<A>" home="/x?a&b" >}}\n{{< own name="B" >}}',
    '<li>\n<b>&lt;A&gt;</b> <a href="/x?a&amp;b">Home</a>\n</li>\n\n<li>\n<b>B</b>\n</li>\n',
  ],
  [
    '<span class="{{ .Get 0 }}">{{ .Inner }}</span>',
    '{{<own red>}}**go**{{</own>}}',
    '<span class="red">**go**</span>',
  ],
  ['{{/* why */}}{{- with .Get "src" -}}<img src="{{ . }}">{{ else }}none{{ end }}', '{{< own >}}', 'none'],
  ['<i>{{ .Get "w" | default "60" | safeHTML }}</i>', '{{< own >}}', '<i>60</i>'],
])('fills in a template that only puts values into HTML: %s', async (template, page, text) => {
  const { read, causes } = await moved(template, page);
  expect(read('content/a.md')).toBe(`---\ntitle: A\n---\n${text}\n`);
  expect(causes.filter((cause) => cause.includes('shortcode'))).toEqual([]);
});

it.each([
  '{{ partial "x.html" . }}',
  '{{ range .Params }}{{ . }}{{ end }}',
  '<script>alert({{ .Get 0 }})</script>',
  '{{ if .Get 0 }}never ends',
  '{{ end }}{{ .Get 0 }}',
  '{{ .Get "a" | printf "%s" }}',
])('tells of a template that does more: %s', async (template) => {
  const { read, causes } = await moved(template, '{{< own >}}');
  expect(read('content/a.md')).toContain('{{< own >}}');
  expect(causes).toContain('error content/a.md:4 The shortcode "own"');
});
