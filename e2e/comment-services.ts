import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stand-ins for the servers of comment services, on one address. */
export interface CommentServices extends AsyncDisposable {
  url: string;
  /** Paths, queries and bodies that were asked for. */
  asked: string[];
}

export async function serveComments(): Promise<CommentServices> {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    asked.push(`${request.method} ${decodeURIComponent(request.url ?? '')} ${body}`);
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.endsWith('/widget')) {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(giscusPage(searchParams));
      return;
    }
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(answer(pathname, body)));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, asked, [Symbol.asyncDispose]: () => close(server) };
}

const close = (server: Server) =>
  new Promise<void>((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

/** The frame of Giscus: says what it was asked for, how tall it is, and follows the theme that it is told. */
const giscusPage = (asked: URLSearchParams) => `<!doctype html>
<meta charset="utf-8">
<p>A comment on ${asked.get('term')?.replaceAll('<', '&lt;')} in <b>${asked.get('theme')}</b></p>
<script>
addEventListener('message', ({ data }) => {
  const theme = data?.giscus?.setConfig?.theme;
  if (theme) document.querySelector('b').textContent = theme;
});
parent.postMessage({ giscus: { resizeHeight: 240 } }, '*');
</script>`;

/** What Waline, Twikoo and Artalk are told. */
function answer(path: string, body: string): unknown {
  if (path === '/api/comment') return { errno: 0, data: walineComments };
  if (path === '/api/article') return { errno: 0, data: [{ time: 0 }] };
  if (path === '/api/v2/conf') return { frontend_conf: {}, version: { version: '2.9.1' } };
  if (path === '/api/v2/comments') return artalkComments;
  if (path.startsWith('/api/v2/')) return { data: {}, count: 0 };
  return twikooAnswer(JSON.parse(body || '{}').event);
}

const walineComments = {
  page: 1,
  totalPages: 1,
  pageSize: 10,
  count: 1,
  data: [
    {
      objectId: '1',
      nick: 'Ana',
      mail: '',
      link: '',
      comment: '<p>Said on Waline</p>',
      orig: 'Said on Waline',
      time: 1_767_225_600_000,
      avatar: '',
      status: 'approved',
      children: [],
    },
  ],
};

const artalkComments = {
  comments: [
    {
      id: 1,
      content: 'Said on Artalk',
      content_marked: '<p>Said on Artalk</p>',
      user_id: 1,
      nick: 'Ana',
      email_encrypted: '',
      link: '',
      ua: '',
      date: '2026-01-01 00:00:00',
      is_collapsed: false,
      is_pending: false,
      is_pinned: false,
      is_allow_reply: true,
      rid: 0,
      badge_name: '',
      badge_color: '',
      visible: true,
      vote_up: 0,
      vote_down: 0,
      page_key: '/',
      page_url: '',
      site_name: '',
    },
  ],
  count: 1,
  roots_count: 1,
  page: {
    id: 1,
    admin_only: false,
    key: '/',
    url: '/',
    title: '',
    site_name: '',
    vote_up: 0,
    vote_down: 0,
    pv: 1,
  },
};

function twikooAnswer(event: string): unknown {
  if (event === 'GET_CONFIG') return { code: 0, config: { VERSION: '1.7.9' } };
  if (event === 'COMMENT_GET')
    return {
      data: [
        {
          id: '1',
          nick: 'Ana',
          avatar: '',
          mailMd5: '',
          link: '',
          comment: '<p>Said on Twikoo</p>',
          created: 1_767_225_600_000,
          updated: 1_767_225_600_000,
          replies: [],
        },
      ],
      more: false,
      count: 1,
    };
  return { code: 0 };
}
