import type { Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { serveBuilt } from './built-site.ts';
import { holdRequests } from './hold-requests.ts';
import type { Served } from './site.ts';
import { expect, test } from './test.ts';

test.describe.configure({ mode: 'default' });

let site: Served;
test.beforeAll(async () => {
  site = await serveBuilt('runners');
});
test.afterAll(() => site[Symbol.asyncDispose]());

const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' };

const runner = (page: Page, name: string) => page.getByRole('group', { name });
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
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const onlyColours = colorScheme === 'dark'; // Nothing else is different.
    expect(await violationsOf(page, { onlyColours, within: 'main' }), colorScheme).toEqual([]);
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
  await expect(log(page, '甲')).toContainText('你好 42\n', { timeout: 240_000 });
  await expect(log(page, '甲').locator('[data-kind="stderr"]')).toHaveText('caution\n');
  await expect(runner(page, '甲').getByRole('status')).toHaveText(/^Python 3\.\d+/);
  await expect(log(page, '乙')).toHaveText(
    'Traceback (most recent call last):\n  File "<exec>", line 3, in <module>\n  File "<exec>", line 2, in fail\nZeroDivisionError: division by zero\n',
    { timeout: 120_000, useInnerText: false },
  );
  expect(foreign).toEqual([]);
});

test('Python that does not come, or comes as junk, is told, and leaves nothing running', async ({
  page,
  context,
  allowProblems,
}) => {
  allowProblems(/ERR_FAILED|Unexpected token|pyodide/);
  let answer: 'drop' | 'junk' = 'drop';
  await context.route(/\/assets\/pyodide[^/]*\.m?js$/, (route) =>
    answer === 'drop'
      ? route.abort()
      : route.fulfill({ contentType: 'text/javascript', body: '<!doctype html>' }),
  );
  await page.goto(`${site.url}python/`);
  for (const next of ['junk', 'drop'] as const) {
    await button(page, '甲', '运行').click();
    await expect(runner(page, '甲').getByRole('alert')).toHaveText('无法连接到运行服务。');
    await expect(button(page, '甲', '运行')).toBeVisible();
    answer = next;
  }
});

test('a program without an end leaves the page alive; it is stopped, or has said too much', async ({
  page,
}) => {
  test.slow();
  await page.goto(`${site.url}python/`);
  await button(page, '丁', '运行').click();
  await expect(runner(page, '丁').getByRole('alert')).toHaveText('输出过长，程序已停止。', {
    timeout: 240_000,
  });
  const release = await holdRequests(page, /python-worker/);
  await button(page, '丙', '运行').click();
  await expect(runner(page, '丙').getByRole('status')).toHaveText('正在加载……');
  release();
  await expect(runner(page, '丙').getByRole('status')).toHaveText('正在运行……', { timeout: 240_000 });
  await button(page, '丙', '停止').click();
  await expect(log(page, '丙')).toHaveText('已停止。');
});

test('without script there is the code, the source of demos, and no button that does nothing', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.url);
  await expect(runner(page, '问候')).toContainText('package main');
  await expect(page.getByRole('button', { name: '运行' })).toHaveCount(0);
  await page.goto(`${site.url}demos/`);
  await page.getByText('源码').first().click();
  await expect(page.getByText('$gap: 300px')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await context.close();
});

const demo = (page: Page, name: string) => page.locator('.block-demo').filter({ has: page.getByTitle(name) });
const inside = (page: Page, name: string) => page.frameLocator(`iframe[title="${name}"]`);

test('a demo runs in a frame that has nothing of the page, tells its height and its console', async ({
  page,
}) => {
  await page.goto(`${site.url}demos/`);
  const button = inside(page, '计数').getByRole('button');
  await button.click();
  await button.click();
  await expect(button).toHaveText('2');
  await expect(button).toHaveCSS('color', 'rgb(0, 128, 0)');
  await expect(inside(page, '计数').locator('#who')).toHaveText('null');
  await expect(demo(page, '计数').getByRole('log', { name: '控制台' })).toHaveText(
    '点击 { "times": 1 }\n点击 { "times": 2 }\n',
  );
  const height = async () => (await page.getByTitle('计数').boundingBox())?.height ?? 0;
  await expect.poll(height).toBeGreaterThan(300);
  await demo(page, '计数').getByRole('button', { name: '重新运行' }).click();
  await expect(button).toHaveText('0');
});

test('a demo that is looked at keeps its place until the reader wants all of it', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Object.assign(window, { shifted: Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.setViewportSize({ width: 900, height: 460 });
  await page.goto(`${site.url}demos/`);
  const height = async (name: string) => (await page.getByTitle(name).boundingBox())?.height;
  const whole = demo(page, '计数').getByRole('button', { name: '展开全部' });
  await expect(whole).toBeVisible();
  expect(await height('计数')).toBe(160);
  expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBe(0);
  await whole.click();
  await expect.poll(() => height('计数')).toBeGreaterThan(300);
  await expect(page.getByTitle('计数')).toBeFocused();
  await expect(whole).toHaveCount(0);
});

test('React, TypeScript and style sheets of preprocessors are compiled; frames follow the appearance', async ({
  page,
  allowProblems,
}) => {
  // axe asks frames that have no origin.
  allowProblems(/'postMessage' on 'DOMWindow': The target origin .* \('null'\)/);
  await page.goto(`${site.url}demos/`);
  const toggle = inside(page, '反应').getByRole('button');
  await toggle.click();
  await expect(toggle).toHaveText('开');
  await expect(toggle).toHaveCSS('color', 'rgb(0, 0, 200)');
  await expect(toggle).toHaveCSS('padding', '12px');
  await expect(inside(page, '文件').getByText('来自文件')).toHaveCSS('color', 'rgb(200, 0, 0)');
  await expect(inside(page, '文件').locator('html')).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(inside(page, '文件').locator('html')).toHaveAttribute('data-theme', 'dark');
  // Without being loaded anew.
  await expect(toggle).toHaveText('开');
  expect(await violationsOf(page, { within: 'main' })).toEqual([]);
  await page.reload();
  await expect(inside(page, '文件').locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the source is below, and goes to CodePen and JSFiddle when the reader wants it', async ({
  page,
  context,
}) => {
  const sent: string[] = [];
  await context.route(/codepen\.io|jsfiddle\.net/, (route) => {
    sent.push(new URLSearchParams(route.request().postData() ?? '').toString());
    return route.fulfill({ contentType: 'text/html', body: 'thanks' });
  });
  await page.goto(`${site.url}demos/`);
  await demo(page, '计数').getByText('源码').click();
  await expect(demo(page, '计数').locator('details')).toContainText('$gap: 300px');
  const [pen] = await Promise.all([
    context.waitForEvent('page'),
    demo(page, '计数').getByRole('button', { name: '在 CodePen 打开' }).click(),
  ]);
  await pen.waitForURL('https://codepen.io/pen/define');
  const data = JSON.parse(new URLSearchParams(sent[0]).get('data') ?? '');
  expect(data).toMatchObject({ title: '计数', css_pre_processor: 'scss', js_pre_processor: 'typescript' });
  expect(data.html).toContain('onclick="count()"');
  const [fiddle] = await Promise.all([
    context.waitForEvent('page'),
    demo(page, '计数').getByRole('button', { name: '在 JSFiddle 打开' }).click(),
  ]);
  await fiddle.waitForURL(/jsfiddle/);
  expect(new URLSearchParams(sent[1]).get('js')).toContain('function count(): void {\r\n');
  await expect(demo(page, '反应').getByRole('button', { name: /CodePen/ })).toHaveCount(0);
});

test('a demo that lies, fails or never ends does no harm, and one with libraries waits for the reader', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/uncaught: (?:Cannot read properties of null|A loop ran)/);
  const asked: string[] = [];
  await page.route('https://cdn.example.org/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: 'const greet = () => "来自库";' });
  });
  await page.goto(`${site.url}hostile/`);
  await expect(inside(page, '撒谎').getByText('SecurityError')).toBeVisible();
  await expect.poll(async () => (await page.getByTitle('撒谎').boundingBox())?.height).toBeLessThan(500);
  await expect(demo(page, '撒谎').getByRole('log').locator('span')).toHaveCount(200);
  await expect(demo(page, '撒谎').getByRole('log')).toContainText('<img src=x onerror=alert(1)>');
  await expect(demo(page, '无尽').getByRole('log')).toContainText(
    'A loop ran for 2 seconds and was stopped.',
  );
  await expect(demo(page, '错误').getByRole('log')).toContainText(
    'TypeError: Cannot read properties of null',
  );
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: '从 cdn.example.org 加载' }).click();
  await expect(inside(page, '外来').getByText('来自库')).toBeVisible();
  await expect(page).toHaveTitle(/恶意/);
});
