import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { workFolder } from '../../core/cache/work-folder.ts';
import { openOwnFolder } from '../../core/files/own-folder.ts';
import type { WriteSealed } from '../../locks/page-seals.ts';

/** Encrypted files of locked pages while a site is written: on disk, since films are large, for as long as the server runs. */
interface SealedFiles {
  write: WriteSealed;
  file(path: string): Promise<{ text: Buffer; type: string } | undefined>;
}

export function createSealedFiles(root: string): SealedFiles {
  let folder: string | undefined;
  const names = new Set<string>();
  return {
    write(name, content) {
      folder ??= openOwnFolder(join(workFolder(root), 'sealed'));
      writeFileSync(join(folder, basename(name)), content);
      names.add(`/${name}`);
    },
    async file(path) {
      if (!folder || !names.has(path)) return undefined;
      const text = await readFile(join(folder, basename(path))).catch(() => undefined);
      return text && { text, type: 'application/octet-stream' };
    },
  };
}
