import { expect, test } from 'vitest';
import { contentSecurityPolicy, inlineParts, mergeInlineParts } from './csp.ts';

test('an inline script is allowed by its hash and by nothing else', () => {
  const parts = inlineParts('<script>alert(1)</script><script src="/a.js"></script>');
  expect(parts.scriptHashes).toEqual(["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"]);
  expect(contentSecurityPolicy(parts)).toContain(
    "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';",
  );
});

test('page data is not script and needs no hash', () => {
  expect(inlineParts('<script type="application/json" id="bi-page">{}</script>').scriptHashes).toEqual([]);
});

test('styles stay strict until an author brings inline styles', () => {
  expect(contentSecurityPolicy(inlineParts('<p>a</p>'))).toContain("style-src 'self';");
  expect(contentSecurityPolicy(inlineParts('<p style="color: red">a</p>'))).toContain(
    "style-src 'self' 'unsafe-inline';",
  );
});

test.each([
  "<p style='color: red'>",
  '<p style=color:red>',
  '<img alt="" STYLE = "x" src=a.png />',
  '<STYLE>',
])('%s is an inline style however it is written', (html) => {
  expect(inlineParts(`<main>${html}</main>`).styles).toBe(true);
});

test('text that merely looks like a style attribute does not loosen the policy', () => {
  expect(inlineParts('<p>write &lt;p style="x"&gt;</p>').styles).toBe(false);
  expect(inlineParts('<bi-island props="{&quot;a&quot;: 1, style=&quot;}" data-style="x">').styles).toBe(
    false,
  );
});

test('a directive of the config replaces the default', () => {
  const policy = contentSecurityPolicy(inlineParts(''), { 'img-src': '*', 'connect-src': "'self'" });
  expect(policy).toContain('img-src *');
  expect(policy).toContain("connect-src 'self'");
});

test('what pages need is added to a directive of the config, unless that allows or forbids everything', () => {
  const parts = inlineParts(
    '<script>alert(1)</script><p style="x" data-csp="connect-src https://a.example">',
  );
  const policy = (directives: Record<string, string>) => contentSecurityPolicy(parts, directives);
  expect(policy({ 'script-src': "'self' https://b.example" })).toContain(
    "script-src 'self' https://b.example 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';",
  );
  expect(policy({ 'connect-src': 'https://b.example' })).toContain(
    'connect-src https://b.example https://a.example',
  );
  expect(policy({ 'style-src': 'https://b.example' })).toContain(
    "style-src https://b.example 'unsafe-inline'",
  );
  expect(policy({ 'script-src': "'unsafe-inline'" })).toContain("script-src 'unsafe-inline';");
  expect(policy({ 'connect-src': "'none'" })).toMatch(/connect-src 'none'$/);
});

test('the policy of a site covers all of its pages', () => {
  const merged = mergeInlineParts([
    inlineParts('<script>b</script>'),
    inlineParts('<script>a</script><p style="x">'),
  ]);
  expect(merged.scriptHashes).toHaveLength(2);
  expect(merged.styles).toBe(true);
});

test('a block allows the hosts it needs, in the directive it names', () => {
  const html =
    '<div class="a" data-csp="connect-src https://api.example.org; frame-src https://v.example.org"></div>';
  const policy = contentSecurityPolicy(inlineParts(html));
  expect(policy).toContain("connect-src 'self' https://api.example.org;");
  expect(policy).toContain("frame-src 'self' https://v.example.org");
  expect(contentSecurityPolicy(inlineParts(''))).not.toContain('connect-src');
});

test('a host that a directive allows already is not named again', () => {
  const policy = (html: string) => contentSecurityPolicy(inlineParts(html));
  expect(policy('<p data-csp="img-src https://a.example">')).toContain("img-src 'self' data: https:;");
  expect(policy('<p data-csp="img-src http://localhost:80">')).toContain('https: http://localhost:80;');
});

test('a block can name origins and nothing else', () => {
  const html = `<p data-csp="script-src 'unsafe-inline' * https: data: https://a.example; default 'none'; x-src https://b.example"></p>`;
  expect(contentSecurityPolicy(inlineParts(html))).toContain("script-src 'self' https://a.example;");
  expect(contentSecurityPolicy(inlineParts(html))).not.toMatch(/unsafe|\*|x-src|default 'none'/);
});

test('text that merely shows the attribute allows nothing', () => {
  expect(inlineParts('<p>data-csp="connect-src https://a.example"</p>').sources).toEqual({});
});

test('hosts of all pages are in the policy of the site, each once', () => {
  const page = (origin: string) => inlineParts(`<i data-csp="connect-src ${origin}"></i>`);
  const merged = mergeInlineParts([
    page('https://b.example'),
    page('https://a.example'),
    page('https://b.example'),
  ]);
  expect(merged.sources).toEqual({ 'connect-src': ['https://a.example', 'https://b.example'] });
});
