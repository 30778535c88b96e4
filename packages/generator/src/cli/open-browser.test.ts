import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test, vi } from 'vitest';
import { openBrowser } from './open-browser.ts';

afterEach(() => vi.unstubAllEnvs());

/** Puts a folder on the path that has nothing, or the program that opens addresses. */
function onlyOnPath(script?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'open-browser-'));
  const opener = join(folder, process.platform === 'darwin' ? 'open' : 'xdg-open');
  if (script) writeFileSync(opener, script);
  if (script) chmodSync(opener, 0o755);
  vi.stubEnv('PATH', folder);
  return folder;
}

test.skipIf(process.platform === 'win32')('hands the address to the program of the system', async () => {
  const folder = onlyOnPath('#!/bin/sh\necho "$1" > "$(/usr/bin/dirname "$0")/opened"\n');
  openBrowser('http://localhost:5173/en/');
  const opened = join(folder, 'opened');
  await expect
    .poll(() => existsSync(opened) && readFileSync(opened, 'utf8'))
    .toBe('http://localhost:5173/en/\n');
});

test.skipIf(process.platform === 'win32')('does nothing on a machine without such a program', async () => {
  onlyOnPath();
  const failed = vi.fn();
  process.once('uncaughtException', failed);
  openBrowser('http://localhost:5173/');
  // A later child fails after this one, for the same reason.
  await expect(promisify(execFile)('xdg-open')).rejects.toThrow('ENOENT');
  process.off('uncaughtException', failed);
  expect(failed).not.toHaveBeenCalled();
});
