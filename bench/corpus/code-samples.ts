import type { Random } from './random.ts';

type Sample = (name: string, count: number) => string;

const samples: Readonly<Record<string, Sample>> = {
  ts: (name, count) => `import { readFile } from 'node:fs/promises';

export interface ${name}Options {
  /** How often to try. */
  retries: number;
  signal?: AbortSignal;
}

export async function load${name}(path: string, { retries = ${count} }: Partial<${name}Options> = {}): Promise<string[]> {
  for (let attempt = 0; attempt < retries; attempt++) {
    const text = await readFile(path, 'utf8').catch(() => undefined);
    if (text) return text.split('\\n').filter((line) => !line.startsWith('#'));
  }
  throw new Error(\`Could not read \${path} after \${retries} tries\`);
}`,
  python: (name, count) => `from dataclasses import dataclass

@dataclass(frozen=True)
class ${name}:
    """One entry of the report."""
    title: str
    size: int = ${count}

    def describe(self) -> str:
        return f"{self.title}: {self.size:,} bytes"

def largest(entries: list[${name}]) -> ${name} | None:
    return max(entries, key=lambda entry: entry.size, default=None)`,
  bash: (name, count) => `#!/usr/bin/env bash
set -euo pipefail

for file in content/${name.toLowerCase()}/*.md; do
  if [[ $(wc -c < "$file") -gt ${count}00 ]]; then
    echo "large: $file" >&2
  fi
done
npm run build -- --out "\${OUT:-dist}"`,
  json: (name, count) => `{
  "name": "${name.toLowerCase()}",
  "version": "1.${count}.0",
  "private": true,
  "scripts": { "build": "tsc -b", "test": "vitest run" },
  "dependencies": { "react": "^19.0.0" }
}`,
  html: (name, count) => `<section class="${name.toLowerCase()}">
  <h2>Results</h2>
  <ul data-count="${count}">
    <li><a href="/guide/">Guide</a></li>
  </ul>
  <script type="module">
    document.querySelector('ul').addEventListener('click', (event) => console.log(event.target));
  </script>
</section>`,
  css: (name, count) => `.${name.toLowerCase()} {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${count}rem, 1fr));
  gap: calc(var(--space) * 2);
}

@media (width < 40rem) {
  .${name.toLowerCase()} > :is(h2, h3) { color: color-mix(in oklab, currentColor, transparent 20%); }
}`,
  rust: (name, count) => `#[derive(Debug, Clone)]
pub struct ${name} {
    pub path: String,
    pub depth: usize,
}

impl ${name} {
    pub fn nested(&self) -> Option<Self> {
        (self.depth < ${count}).then(|| Self { depth: self.depth + 1, ..self.clone() })
    }
}`,
  yaml: (name, count) => `name: ${name}
on: [push]
jobs:
  build:
    runs-on: ubuntu-latest
    timeout-minutes: ${count}
    steps:
      - uses: actions/checkout@v4
      - run: npm ci && npm test`,
};

const languages = Object.keys(samples) as [string, ...string[]];
const names = ['Report', 'Session', 'Catalog', 'Outline', 'Ledger', 'Parcel'] as const;

/** A fenced code block of 8 to 15 lines in one of eight languages. */
export function codeBlock(random: Random): string {
  const language = random.pick(languages);
  const code = samples[language]?.(random.pick(names), 2 + random.below(30)) ?? '';
  return `\`\`\`${language}\n${code}\n\`\`\``;
}
