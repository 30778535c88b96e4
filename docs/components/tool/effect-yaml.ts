/** The fields of a `hero` that show an effect, as YAML for the frontmatter. */
export function effectYaml(effect: string, config: unknown): string {
  const head = `effect: ${effect}`;
  if (config === undefined) return head;
  if (!isObject(config)) return `${head}\neffectConfig: ${inline(config)}`;
  const lines = Object.entries(config).map(([key, value]) => `\n  ${key}: ${inline(value)}`);
  return lines.length > 0 ? `${head}\neffectConfig:${lines.join('')}` : head;
}

function inline(value: unknown): string {
  if (typeof value === 'string') return `'${value.replace(/'/g, "''")}'`;
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (!isObject(value)) return String(value);
  return `{ ${Object.entries(value)
    .map(([key, inner]) => `${key}: ${inline(inner)}`)
    .join(', ')} }`;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
