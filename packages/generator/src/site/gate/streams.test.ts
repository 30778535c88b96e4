import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { escapeHtml } from '../../core/html/escape-html.ts';
import { createKeeper } from './kept-bytes.ts';
import { readStreams } from './streams.ts';
import { createWindows } from './windows.ts';

const TEXTS = {
  english:
    'The harbour will be closed from the third of May on, and nobody may know of it before the mayor “says so”.',
  chinese: '港口将从五月三日起关闭，市长宣布之前，谁也不许知道这件事；渔民的船要先搬到北边的码头去。',
  code: "const plan = { closes: 'third of May', tells: [mayor, family], boats: 'northern harbour' };",
  emoji: '🚢 The ferry leaves at seven, 渡船七点出发, and the harbour closes behind it for good 🔒.',
};

const unicode = (text: string) =>
  text.replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
const numeric = (text: string) =>
  Array.from(text, (sign) => (sign > '~' ? `&#x${sign.codePointAt(0)?.toString(16)};` : sign)).join('');
const spans = (text: string) =>
  Array.from(text, (sign, at) =>
    at % 7 ? escapeHtml(sign) : `${escapeHtml(sign)}</span><span class="c${at}">`,
  ).join('');
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
const wordsAside = (text: string) => text.replace(/ /g, '\n> ');

/** A zip of one file. */
function zip(text: string): Buffer {
  const head = Buffer.alloc(30);
  head.write('PK\x03\x04', 'latin1');
  head.writeUInt16LE(8, 8);
  head.writeUInt16LE(5, 26);
  return Buffer.concat([head, Buffer.from('a.txt'), deflateRawSync(text)]);
}

const DISGUISES: Record<string, (text: string) => string | Uint8Array> = {
  'plain text': (text) => text,
  'quoted lines': wordsAside,
  'upper case': (text) => text.toUpperCase(),
  HTML: (text) => `<p>${escapeHtml(text)}</p>`,
  'coloured spans': (text) => `<pre><span>${spans(text)}</span></pre>`,
  'numeric entities': (text) => `<p>${numeric(text)}</p>`,
  'an attribute': (text) => `<p title="${escapeHtml(text)}"></p>`,
  'a comment': (text) => `<!-- ${text} -->`,
  'a JavaScript string': (text) => `const a=${JSON.stringify(text)};`,
  'JavaScript of ASCII only': (text) => `const a=${unicode(JSON.stringify(text))};`,
  'JavaScript with code points': (text) =>
    `const a="${Array.from(text, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`).join('')}";`,
  'JSON in JSON': (text) => JSON.stringify({ a: JSON.stringify([text]) }),
  'JSON in an attribute': (text) => `<bi-island props="${escapeHtml(JSON.stringify({ text }))}"></bi-island>`,
  'coloured spans in JSON': (text) => JSON.stringify({ html: `<p>${spans(text)}</p>` }),
  'coloured spans in an attribute': (text) =>
    `<i props="${escapeHtml(JSON.stringify({ html: `<p>${spans(text)}</p>` }))}"></i>`,
  'a feed': (text) => `<item><description>${escapeHtml(`<p>${spans(text)}</p>`)}</description></item>`,
  'a feed with CDATA': (text) => `<content><![CDATA[<p>${spans(text)}</p>]]></content>`,
  CSS: (text) =>
    `a::after{content:"${Array.from(text, (sign) => (sign > '~' ? `\\${sign.codePointAt(0)?.toString(16).padStart(6, '0')}` : sign)).join('')}"}`,
  'an address': (text) => `<a href="data:text/plain,${encodeURIComponent(text)}">`,
  'an address in an address': (text) =>
    `<a href="?next=${encodeURIComponent(`/?q=${encodeURIComponent(text)}`)}">`,
  base64: (text) => base64(Buffer.from(text)),
  'base64 behind letters': (text) => `abc${base64(Buffer.from(text))}`,
  'base64 for addresses': (text) => Buffer.from(text).toString('base64url'),
  'base64 in lines': (text) => base64(Buffer.from(text)).replace(/.{64}/g, '$&\r\n'),
  'base64 in lines of a string': (text) =>
    JSON.stringify(base64(Buffer.from(text)).replace(/.{64}/g, '$&\n')),
  'a buffer in JSON': (text) => JSON.stringify({ text: Buffer.from(text) }),
  'a buffer in an attribute': (text) =>
    `<i props="${escapeHtml(JSON.stringify({ text: Buffer.from(text) }))}"></i>`,
  'bytes in JSON': (text) => JSON.stringify(new Uint8Array(Buffer.from(text))),
  'UTF-16': (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  'UTF-16 in the other order': (text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
  'numeric entities that do not end': (text) => `<p>${numeric(text).replaceAll(';', ' ')}</p>`,
  zstd: (text) => zstdCompressSync(text),
  'gzip behind another one': (text) => Buffer.concat([gzipSync('other'), Buffer.alloc(20), gzipSync(text)]),
  'hexadecimal digits': (text) => `a${Buffer.from(text).toString('hex')}`,
  gzip: (text) => gzipSync(text),
  'gzip behind something': (text) => Buffer.concat([Buffer.alloc(20), gzipSync('other'), gzipSync(text)]),
  deflate: (text) => deflateSync(text),
  zip: zip,
  'gzip in base64': (text) => `const a="${base64(gzipSync(text))}"`,
};

const isFound = (text: string, file: string, bytes: string | Uint8Array) => {
  const keep = createKeeper();
  const windows = createWindows();
  windows.add(keep(Buffer.from(text)));
  let found = false;
  readStreams(file, Buffer.from(bytes), keep, (kept) => windows.find(kept, () => (found = true)));
  return found;
};

for (const [name, disguise] of Object.entries(DISGUISES))
  it(`a text is found as ${name}`, () => {
    for (const [kind, text] of Object.entries(TEXTS))
      expect(isFound(text, 'a.bin', disguise(text)), kind).toBe(true);
  });

it('a text is found in a brotli file, and elsewhere nothing is', () => {
  expect(isFound(TEXTS.english, 'a.js.br', brotliCompressSync(TEXTS.english))).toBe(true);
  for (const text of Object.values(TEXTS))
    expect(isFound(text, 'a.html', `<p>${'Something else. '.repeat(20)}</p>`)).toBe(false);
});

it('what only looks packed or escaped is read as it is', () => {
  for (const start of [
    '\x1f\x8b\x08',
    'PK\x03\x04',
    'x\x9c',
    '%',
    '%zz',
    '&#',
    '&#x;',
    '\\u',
    '\\u{',
    '<',
    '<!--',
  ])
    expect(isFound(TEXTS.english, 'a.js.br', `${start} ${TEXTS.english}`), start).toBe(true);
});
