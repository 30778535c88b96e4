import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bifolio } from '../fixtures/site.ts';

const BIN = fileURLToPath(new URL('../../../bin/bifolio.js', import.meta.url));

const pages: Record<string, string> = {
  '/bifolio.json': JSON.stringify({ format: 1, languages: [{ lang: 'en-US', path: '/', title: 'Tea' }] }),
  '/brew/index.md': '# Brewing\n\nHeat the water.\n',
};
const host = createServer(({ url = '' }, response) => {
  response.writeHead(pages[url] ? 200 : 404).end(pages[url]);
});
let url: string;

beforeAll(async () => {
  await once(host.listen(0, '127.0.0.1'), 'listening');
  const address = host.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address?.port}/`;
});
afterAll(() => {
  host.close();
});

it('speaks the protocol on its standard output and nothing else, and ends with its input', async () => {
  const server = spawn(process.execPath, [BIN, 'mcp', url]);
  const answers = createInterface({ input: server.stdout })[Symbol.asyncIterator]();
  let id = 0;
  const ask = async (method: string, params: object) => {
    id += 1;
    server.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`);
    return JSON.parse((await answers.next()).value ?? '');
  };
  const clientInfo = { name: 'test', version: '1' };
  const hello = await ask('initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo });
  expect(hello.result).toMatchObject({ protocolVersion: '2025-06-18', serverInfo: { name: 'bifolio' } });
  server.stdin.write('{"jsonrpc":"2.0","method":"notifications/initialized"}\n');
  const { result } = await ask('tools/list', {});
  expect(result.tools.map(({ name }: { name: string }) => name)).toEqual(['search', 'read', 'list']);
  const read = (path: string) => ask('tools/call', { name: 'read', arguments: { path } });
  expect((await read('/brew/')).result.content).toEqual([
    { type: 'text', text: '# Brewing\n\nHeat the water.\n' },
  ]);
  expect((await read('/nothing/')).result).toMatchObject({ isError: true });
  expect((await read('/brew/')).result.isError).toBeUndefined();
  server.stdin.end();
  expect(await once(server, 'exit')).toEqual([0, null]);
});

it('says what is missing where there is no such site', async () => {
  const { code, stdout, stderr } = await bifolio(['mcp', `${url}brew/`.replace('brew', 'x/y')]);
  expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
  expect(stderr).toBe('');
  const missing = await bifolio(['mcp', 'http://127.0.0.1:1/']);
  expect(missing.code).toBe(1);
  expect(missing.stderr).toContain("isn't a site for programs that read");
});
