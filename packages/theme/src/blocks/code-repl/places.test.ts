import { describe, expect, it } from 'vitest';
import { codeReplOptions, type ReplOptions } from './options.ts';
import { runPlace } from './places.ts';

const options = (written: object) => codeReplOptions.repl.parse(written) as ReplOptions;
const tools = (isInstalled: boolean) => ({
  installed: (file: string) => (isInstalled ? `/somewhere/${file}` : undefined),
  publish: (file: string) => ({ src: `/assets/${file}` }),
});

describe('where code runs', () => {
  it('is a public service, unless the author has one', () => {
    expect(runPlace('go', options({}), tools(false))).toEqual({
      url: 'https://play.golang.org/compile',
      isPlayground: true,
    });
    expect(runPlace('rust', options({ rust: true }), tools(false))?.url).toBe(
      'wss://play.rust-lang.org/websocket',
    );
    const own = options({ go: { url: 'https://run.example.org/go' } });
    expect(runPlace('go', own, tools(false))).toEqual({ url: 'https://run.example.org/go' });
  });

  it('is the site itself for Python when the package is installed', () => {
    const { url, files } = runPlace('python', options({}), tools(true)) ?? {};
    expect(url).toBeUndefined();
    expect(files?.wasm).toEqual({ src: '/assets/pyodide/pyodide.asm.wasm' });
    expect(runPlace('python', options({}), tools(false))?.url).toMatch(
      /^https:\/\/cdn\.jsdelivr\.net\/.+\/$/,
    );
    expect(
      runPlace('python', options({ python: { url: 'https://py.example.org/v1' } }), tools(true)),
    ).toEqual({
      url: 'https://py.example.org/v1/',
    });
  });

  it('is nowhere for a language that is switched off', () => {
    expect(runPlace('go', options({ go: false, python: true }), tools(false))).toBeUndefined();
  });

  it('is no address that would run script', () => {
    expect(codeReplOptions.repl.safeParse({ go: { url: 'javascript:alert(1)' } }).success).toBe(false);
  });
});
