import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Set-up of a whole run of unit or browser tests: whatever they, and the commands they start, put into the system's
 * temporary folder goes into one of this run's own. Gives back how to remove it.
 */
export default function ownTemporaryFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'bifolio-tests-'));
  // As open as the system's own: some tests act as another user.
  chmodSync(folder, 0o755);
  process.env[process.platform === 'win32' ? 'TEMP' : 'TMPDIR'] = folder;
  // Tests start hundreds of processes with the same modules.
  process.env.NODE_COMPILE_CACHE ??= join(folder, 'compiled');
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
