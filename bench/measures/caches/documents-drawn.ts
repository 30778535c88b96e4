import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Which documents of an output a build has drawn: those that it takes over are the same files as before. */
export async function documentsDrawn<T>(
  output: string,
  build: () => Promise<T>,
): Promise<{ files: string[]; result: T }> {
  const before = await documents(output);
  const result = await build();
  const after = await documents(output);
  const files = [...after].filter(([file, inode]) => before.get(file) !== inode).map(([file]) => file);
  return { files, result };
}

async function documents(output: string): Promise<Map<string, number>> {
  const names = await readdir(output, { recursive: true });
  const html = names.filter((name) => name.endsWith('.html'));
  return new Map(
    await Promise.all(html.map(async (name) => [name, (await stat(join(output, name))).ino] as const)),
  );
}
