import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSite, serve } from '../../cli/fixtures/site.ts';

const MACHINE = new URL('../../machine.ts', import.meta.url).href;

test('in dev, a page is Markdown for who asks for it, as it is now, and a locked one is not', async () => {
  const root = createSite({
    'bifolio.config.mjs': `import { machine } from ${JSON.stringify(MACHINE)};\nexport default { git: false, extensions: [machine()] };\n`,
    'README.md': '# Home\n',
    'guide.md': '# Guide\n\nWords *here*.\n',
    'friends.md':
      '---\npageLayout: friends\ntitle: Friends\nlist: [{ name: React, link: https://react.dev/ }]\n---\n',
    'locked.md': '---\npassword: correct-horse-17-battery\n---\n# Locked\n\ncanary\n',
  });
  const site = await serve(['dev', root, '--port', '0']);
  const ask = async (path: string) => {
    const answer = await fetch(new URL(path, site.url), { headers: { accept: 'text/markdown' } });
    return { type: answer.headers.get('content-type'), text: await answer.text() };
  };
  try {
    expect(await ask('/guide/')).toMatchObject({
      type: 'text/markdown;charset=utf-8',
      text: expect.stringContaining('# Guide\n\nWords *here*.\n'),
    });
    writeFileSync(join(root, 'guide.md'), '# Guide\n\nNew words.\n');
    await expect.poll(async () => (await ask('/guide/index.md')).text).toContain('New words.');
    expect((await ask('/friends/')).text).toContain('[React](https://react.dev/)');
    expect((await ask('/llms.txt')).text).toContain('[Guide](/guide/index.md)');
    for (const path of ['/locked/', '/locked/index.md']) {
      const { type, text } = await ask(path);
      expect(type).toMatch(/^text\/html/);
      expect(text).not.toContain('canary');
    }
  } finally {
    await site.close();
  }
});
