import puppeteer from 'puppeteer-core';
import { callOf, type Engine } from './engine.ts';

/** Starts Firefox, spoken to by WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath });
  const page = await browser.newPage();
  const problems: string[] = [];
  // Firefox says this of scripts that are on their way when the page is left.
  const isLeaving = (error: unknown) => /error loading dynamically imported module/.test(String(error));
  page.on('pageerror', (error) => {
    if (!isLeaving(error)) problems.push(`uncaught: ${error}`);
  });
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
  });
  return {
    resize: (width, height) => page.setViewport({ width, height }),
    open: async (url) => void (await page.goto(url)),
    evaluate: async <Result>(run: (...values: string[]) => Result, ...values: string[]) =>
      (await page.evaluate(callOf(run, values))) as Result,
    click: (selector) => page.click(selector),
    type: (text) => page.keyboard.type(text),
    picture: () => page.screenshot(),
    problems: async () => problems,
    [Symbol.asyncDispose]: () => browser.close(),
  };
}
