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

test('text that merely looks like a style attribute does not loosen the policy', () => {
  expect(inlineParts('<p>write &lt;p style="x"&gt;</p>').styles).toBe(false);
});

test('a directive of the config replaces the default', () => {
  const policy = contentSecurityPolicy(inlineParts(''), { 'img-src': '*', 'connect-src': "'self'" });
  expect(policy).toContain('img-src *');
  expect(policy).toContain("connect-src 'self'");
});

test('the policy of a site covers all of its pages', () => {
  const merged = mergeInlineParts([
    inlineParts('<script>b</script>'),
    inlineParts('<script>a</script><p style="x">'),
  ]);
  expect(merged.scriptHashes).toHaveLength(2);
  expect(merged.styles).toBe(true);
});

test('WebAssembly runs only where search needs it', () => {
  expect(contentSecurityPolicy(inlineParts(''), {}, { webAssembly: true })).toContain(
    "script-src 'self' 'wasm-unsafe-eval';",
  );
  expect(contentSecurityPolicy(inlineParts(''))).not.toContain('wasm');
});
