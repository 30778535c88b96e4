import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './policy.ts';
import { readMarkup } from './read-markup.ts';

const policy = (html: string) => contentSecurityPolicy(readMarkup(html).sources);

test.each([
  [
    '<iframe src="https://player.example/v?id=1" allow="autoplay *"></iframe>',
    "frame-src 'self' https://player.example",
  ],
  ["<iframe width=1 src='//Player.example:8080/v'></iframe>", "frame-src 'self' player.example:8080"],
  ['<iframe/src=https://player.example/v></iframe>', "frame-src 'self' https://player.example"],
  ['<script async src="https://a.example/count.js"></script>', "script-src 'self' https://a.example;"],
  ['<link href="https://f.example/css?family=A" rel="stylesheet">', "style-src 'self' https://f.example;"],
  ['<link href="https://f.example/css" rel=stylesheet>', "font-src 'self' https:"],
])('%s is allowed by its host', (html, directive) => expect(policy(html)).toContain(directive));

test.each([
  '<iframe src="/local/"></iframe>',
  '<link rel="canonical" href="https://a.example/">',
  '<a href="https://a.example/">a</a>',
  '&lt;iframe src="https://a.example"&gt;',
  '<bi-island props="{&quot;code&quot;:&quot;<iframe src=\\&quot;https://a.example&quot;}"></bi-island>',
])('%s asks for nothing', (html) => expect(policy(html)).not.toContain('a.example'));

test('a host is named once', () => {
  const frame = '<iframe src="https://a.example/1"></iframe>';
  expect(policy(frame + frame)).toMatch(/frame-src 'self' https:\/\/a\.example$/);
});
