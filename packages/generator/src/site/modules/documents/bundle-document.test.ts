import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DocumentToBundle } from '../../../core/routing/document-address.ts';
import { MissingPackage } from '../bundle-module.ts';
import { bundleDocument } from './bundle-document.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bifolio-documents-'));
});

function put(path: string, text: string) {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

async function bundle(document: Partial<DocumentToBundle>) {
  const whole = {
    name: 'demo',
    lang: 'zh-CN',
    title: 'T',
    file: 'guide/a.md',
    html: '',
    scripts: [],
    styles: [],
  };
  const importers = [join(root, 'index.js'), import.meta.filename];
  const made = await bundleDocument({ ...whole, ...document }, { root, sourceDir: root, importers });
  const find = (pattern: RegExp) => made.files.find(({ name }) => pattern.test(name))?.code ?? '';
  return { ...made, html: find(/html$/), css: find(/css$/), js: find(/^demo.*js$/), find };
}

describe('a document', () => {
  it("has a policy of its own, without inline script and style, and runs the author's code last", async () => {
    const { entry, html, files } = await bundle({
      title: 'A <b> & "c"',
      html: '<p id="p">x</p>',
      scripts: [{ code: 'p.textContent = "y"', language: 'js' }],
      scriptLibraries: ['https://cdn.example.org/lib.js?a="b"'],
      styleLibraries: ['https://css.example.org/lib.css'],
    });
    expect(entry).toMatch(/^demo-[\da-f]{8}\.html$/);
    expect(html).toContain('<title>A &lt;b&gt; &amp; &quot;c&quot;</title>');
    expect(html).toContain(
      "script-src 'self' https://cdn.example.org; style-src 'self' https://css.example.org;",
    );
    expect(html).not.toMatch(/unsafe|<script>|<style/);
    const scripts = [...html.matchAll(/<script src="([^"]*)"/g)].map(([, src]) => src);
    expect(scripts).toEqual([
      expect.stringMatching(/^frame-/),
      'https://cdn.example.org/lib.js?a=&quot;b&quot;',
      expect.stringMatching(/^demo-/),
    ]);
    expect(files.map(({ name }) => name)).toEqual(expect.arrayContaining([entry, scripts[0], scripts[2]]));
  });

  it('leaves functions of classic scripts where others see them, and takes types away', async () => {
    const { js } = await bundle({
      scripts: [
        { code: 'function greet(name: string): string { return name; }', language: 'ts' },
        { code: 'greet("x");', language: 'js' },
      ],
    });
    expect(js).toMatch(/^function greet\(name\)/);
    expect(js).toContain('greet("x")');
  });

  it('bundles modules with files beside the page and packages of the site, style sheets and pictures too', async () => {
    put('guide/parts/Name.tsx', 'import "./name.css";\nexport const name: string = "folio";');
    put('guide/parts/name.css', '.name { color: red; }');
    put('guide/dot.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    put('node_modules/clock/package.json', '{"name":"clock","type":"module","exports":"./main.js"}');
    put('node_modules/clock/main.js', 'export const ticks = "twelve";');
    const code =
      'import { ticks } from "clock";\nimport { name } from "./parts/Name";\nimport dot from "./dot.svg";\nconsole.log(ticks, name, dot);';
    const { js, css, inputs } = await bundle({ scripts: [{ code, language: 'ts' }] });
    expect(js).toMatch(/twelve.*folio|folio.*twelve/s);
    expect(js).toContain('data:image/svg+xml');
    expect(css).toContain('.name');
    expect(inputs).toEqual(
      expect.arrayContaining(
        ['guide/parts/Name.tsx', 'guide/parts/name.css'].map((file) => join(root, file)),
      ),
    );
    expect(inputs.join()).not.toContain('demo-1');
  });

  it('has packages that all documents share in one file', async () => {
    const react = 'import { createElement } from "react";\nwindow.made = createElement("b");';
    const one = await bundle({ scripts: [{ code: react, language: 'js' }], shared: ['react'] });
    const other = await bundle({ name: 'other', shared: ['react'] });
    const sharedOf = ({ files }: typeof one) => files.find(({ name }) => name.startsWith('frame-shared'));
    expect(sharedOf(one)).toEqual(sharedOf(other));
    expect(one.js.length).toBeLessThan(1500);
    expect(one.js).toContain('__shared.react');
  });

  it('compiles style sheets with the preprocessors of the site', async () => {
    const scss = { code: '$ink: red;\n.a { .b { color: $ink; } }', language: 'scss' };
    expect((await bundle({ styles: [scss] })).css).toMatch(/\.a \.b \{\s*color: red;/);
    const less = { code: '@ink: red;\n.a { .b { color: @ink; } }', language: 'less' };
    expect((await bundle({ styles: [less] })).css).toMatch(/\.a \.b \{\s*color: red;/);
  });

  it('says what is no script, and which package is missing', async () => {
    await expect(bundle({ scripts: [{ code: 'const = 1', language: 'js' }] })).rejects.toThrow(
      /Unexpected token/,
    );
    await expect(bundle({ scripts: [{ code: 'import "@night/sky/a.js"', language: 'js' }] })).rejects.toThrow(
      MissingPackage,
    );
    await expect(bundle({ scripts: [{ code: 'import "./gone.ts"', language: 'js' }] })).rejects.toThrow(
      /gone/,
    );
  });
});
