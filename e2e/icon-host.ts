import { createServer, type ServerResponse } from 'node:http';

/** How a stand-in for a host of the icon service answers: with icons, with a status, or never. */
type Answer = 'icons' | 'silence' | number;

export interface IconHost extends AsyncDisposable {
  answer: Answer;
  /** Names of the icons it was asked for, request by request. */
  asked: string[];
}

const DRAWING = '<path fill="currentColor" d="M4 4h16v16H4z"/>';
/** What a host that has been taken over might send. */
const HARMFUL = [
  '<path d="M4 4h16v16H4z" style="fill:red" onclick="hacked()"/>',
  '<script>window.hacked = 1</script>',
  '<foreignObject><img src="x" /></foreignObject>',
  '<image href="https://elsewhere.example/a.png"/>',
  '</svg><a href="javascript:1">click</a><svg>',
].join('');

/** Starts a stand-in. It knows every icon of the set `far` but `gone`. */
export async function serveIcons(port: number): Promise<IconHost> {
  const host: Omit<IconHost, typeof Symbol.asyncDispose> = { answer: 'icons', asked: [] };
  const server = createServer(({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const names = searchParams.get('icons') ?? '';
    host.asked.push(names);
    response.setHeader('access-control-allow-origin', '*');
    if (host.answer === 'silence') return;
    if (typeof host.answer === 'number') response.writeHead(host.answer).end();
    else sendIcons(response, pathname.endsWith('/far.json') ? names.split(',') : []);
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return Object.assign(host, {
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

function sendIcons(response: ServerResponse, names: readonly string[]) {
  const known = names.filter((name) => name !== 'gone');
  const icons = known.map((name) => [name, { body: name === 'bad' ? HARMFUL : DRAWING }]);
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ prefix: 'far', icons: Object.fromEntries(icons), width: 24, height: 24 }));
}
