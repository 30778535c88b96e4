import type { Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { serveBuilt } from './built-site.ts';
import type { Served } from './site.ts';
import { expect, test } from './test.ts';

test.describe.configure({ mode: 'default' });

let site: Served;
test.beforeAll(async () => {
  site = await serveBuilt('runners');
});
test.afterAll(() => site[Symbol.asyncDispose]());

const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' };

const runner = (page: Page, name: string) => page.getByRole('region', { name });
const log = (page: Page, name: string) => runner(page, name).getByRole('log', { name: '输出' });
const button = (page: Page, name: string, label: string) =>
  runner(page, name).getByRole('button', { name: label, exact: true });

/** Answers for the service of Go, and gives what was asked of it. */
async function answerGo(page: Page, answer: (code: string) => object) {
  const asked: string[] = [];
  await page.route('https://run.example.org/go', (route) => {
    if (route.request().method() === 'OPTIONS') return route.fulfill({ headers: CORS });
    const { code } = route.request().postDataJSON();
    asked.push(code);
    return route.fulfill({ json: answer(code), headers: CORS });
  });
  return asked;
}

test('code runs when a reader asks for it, without the lines that were taken out', async ({ page }) => {
  const asked = await answerGo(page, () => ({
    version: 'go1.26',
    events: [
      { kind: 'stdout', message: '新\n', delay: 0 },
      { kind: 'stderr', message: '注意\n', delay: 1e6 },
    ],
  }));
  await page.goto(site.url, { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  await button(page, '问候', '运行').click();
  await expect(log(page, '问候')).toHaveText('新\n注意\n', { useInnerText: false });
  await expect(runner(page, '问候').getByRole('status')).toHaveText('go1.26');
  expect(asked).toEqual(['package main\n\nimport "fmt"\n\nfunc main() {\n\tfmt.Println("新")\n}']);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violationsOf(page, { within: 'main' }), colorScheme).toEqual([]);
  }
  await button(page, '问候', '关闭输出').click();
  await expect(log(page, '问候')).toHaveCount(0);
  await expect(button(page, '问候', '运行')).toBeFocused();
});

test('readers change code in an editor that comes when they want it, and take it back', async ({ page }) => {
  const asked = await answerGo(page, (code) => ({ events: [{ kind: 'stdout', message: code, delay: 0 }] }));
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto(site.url, { waitUntil: 'networkidle' });
  expect(scripts.filter((path) => path.includes('editor'))).toEqual([]);
  await button(page, '问候', '编辑').click();
  const editor = runner(page, '问候').getByRole('textbox', { name: '问候' });
  await expect(editor).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('package new // a/b');
  expect(await violationsOf(page, { within: 'main' })).toEqual([]);
  await button(page, '问候', '运行').click();
  await expect(log(page, '问候')).toHaveText('package new // a/b');
  expect(asked).toEqual(['package new // a/b']);
  await button(page, '问候', '还原').click();
  await expect(editor).toHaveCount(0);
  await expect(runner(page, '问候').locator('pre').first()).toContainText('package main');
  await expect(runner(page, 'rust 演练场').getByRole('button', { name: '编辑' })).toHaveCount(0);
});

test('what a service says comes as it says it, can be stopped, and a lost connection is told', async ({
  page,
}) => {
  let drop = () => {};
  await page.routeWebSocket('wss://run.example.org/rust', (socket) => {
    drop = () => void socket.close({ code: 1011 });
    socket.onMessage((data) => {
      const { type } = JSON.parse(String(data));
      if (type === 'websocket/connected') return socket.send('{"type":"websocket/connected"}');
      const payload = '<b>一</b>\n';
      socket.send(
        JSON.stringify({ type: 'output/execute/wsExecuteStdout', payload, meta: { sequenceNumber: 1 } }),
      );
    });
  });
  const name = 'rust 演练场';
  await page.goto(site.url);
  await button(page, name, '运行').click();
  await expect(log(page, name)).toHaveText('<b>一</b>\n', { useInnerText: false });
  await expect(runner(page, name).getByRole('status')).toHaveText('正在运行……');
  await button(page, name, '停止').click();
  await expect(log(page, name)).toContainText('已停止');
  await button(page, name, '运行').click();
  await expect(log(page, name)).toHaveText('<b>一</b>\n', { useInnerText: false });
  drop();
  await expect(runner(page, name).getByRole('alert')).toHaveText('与运行服务的连接已断开。');
});

test('Python runs in the browser, from the site itself, several programs at once', async ({ page }) => {
  test.slow();
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url)) foreign.push(request.url());
  });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(`${site.url}python/`, { waitUntil: 'networkidle' });
  expect(fetched.filter((url) => /pyodide|python-worker/.test(url))).toEqual([]);
  await button(page, '甲', '运行').click();
  await button(page, '乙', '运行').click();
  await expect(log(page, '甲')).toContainText('你好 42\n', { timeout: 60_000 });
  await expect(log(page, '甲').locator('[data-kind="stderr"]')).toHaveText('caution\n');
  await expect(runner(page, '甲').getByRole('status')).toHaveText(/^Python 3\.\d+/);
  await expect(log(page, '乙')).toHaveText(
    'Traceback (most recent call last):\n  File "<exec>", line 3, in <module>\n  File "<exec>", line 2, in fail\nZeroDivisionError: division by zero\n',
    { timeout: 60_000, useInnerText: false },
  );
  expect(foreign).toEqual([]);
});

test('a program without an end leaves the page alive; it is stopped, or has said too much', async ({
  page,
}) => {
  test.slow();
  await page.goto(`${site.url}python/`);
  await button(page, '丁', '运行').click();
  await expect(runner(page, '丁').getByRole('alert')).toHaveText('输出过长，程序已停止。', {
    timeout: 60_000,
  });
  await button(page, '丙', '运行').click();
  await expect(runner(page, '丙').getByRole('status')).toHaveText('正在运行……');
  await button(page, '丙', '停止').click();
  await expect(log(page, '丙')).toHaveText('已停止。');
});

test('without script there is the code, and no button that does nothing', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.url);
  await expect(runner(page, '问候')).toContainText('package main');
  await expect(page.getByRole('button', { name: '运行' })).toHaveCount(0);
  await context.close();
});
