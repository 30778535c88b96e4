import { describe, expect, it } from 'vitest';
import { renderWith } from '../test-environment.ts';

const render = renderWith({});
const html = async (code: string, info = 'sh') => (await render(`\`\`\`${info}\n${code}\n\`\`\`\n`)).html;
const commands = async (code: string, info?: string) =>
  [...(await html(code, info)).matchAll(/<span class="line( command)?"/g)].map(([, command]) =>
    Boolean(command),
  );

describe('lines of a shell block', () => {
  it('stand behind a prompt when they begin a command', async () => {
    expect(await commands('# Install\nnpm install \\\n  --save-dev vite\n\nnpm start')).toEqual([
      false,
      true,
      false,
      false,
      true,
    ]);
    expect(await commands('cat a.txt |\nsort', 'bash')).toEqual([true, false]);
  });

  it('have none in a script, in a file, in other languages, and where nobody wants them', async () => {
    expect(await commands('for f in *; do\necho "$f"\ndone')).not.toContain(true);
    expect(await commands('cat <<END\ntext\nEND')).not.toContain(true);
    expect(await commands('echo "two\nlines"')).not.toContain(true);
    expect(await commands('npm install', 'sh title="install.sh"')).toEqual([false]);
    expect(await commands('npm install', 'text')).toEqual([false]);
    expect(await commands('npm install', 'sh :no-prompts')).toEqual([false]);
    const site = renderWith({ code: { prompts: false } });
    expect((await site('```sh\nnpm install\n```\n')).html).not.toContain('command');
    expect((await site('```sh :prompts\nnpm install\n```\n')).html).toContain('line command');
  });

  it('keep the prompts that an author has typed, as something that is no code', async () => {
    const session = await html('$ node --version\nv24.0.0', 'console');
    expect(session).toMatch(/prompt">\$<\/span><span class="prompt"> <\/span>node/);
    expect(session).not.toContain('command');
    expect(session.replace(/<[^>]*>/g, '')).toContain('$ node --version\nv24.0.0');
  });
});
