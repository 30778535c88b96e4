import type { z } from 'zod';

/** The fields as the schema gives them back. Throws an error that names each wrong or unknown key and its place. */
export function checkFields<T>(schema: z.ZodType<T>, value: unknown, where: string): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const lines = result.error.issues.map(
    ({ path, message }) => `${where}${path.map(keyOf).join('')}: ${message}`,
  );
  throw new Error(`Home page: the frontmatter does not fit.\n${lines.join('\n')}`);
}

const keyOf = (key: PropertyKey) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`);
