import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bifolio, createSite } from '../../cli/fixtures/site.ts';

/** What a check says of a site with an extension of this text, in a folder beside the site's. */
async function told(text: string): Promise<string> {
  const root = createSite({
    'site/bifolio.config.mjs':
      "import bad from '../src/bad.mjs';\nexport default { git: false, extensions: [bad] };\n",
    'site/README.md': '# Home\n',
    'src/bad.mjs': text,
  });
  return (await bifolio(['check', join(root, 'site')])).stderr;
}

test('an error in an extension that lies outside of the site has file and line', async () => {
  const throwing = (member: string) =>
    `export default {\n  name: 'bad', version: '1',\n  generate: () => (${member}),\n};\n`;
  expect(await told(throwing("(() => { throw new Error('boom'); })()"))).toMatch(
    /\.\.\/src\/bad\.mjs\n {2}3:\d+ error Extension "bad": `generate` failed: boom/,
  );
  const file = "{ files: [{ path: 'a.txt', type: 'text/plain', text() { throw new Error('boom'); } }] }";
  expect(await told(throwing(file))).toMatch(
    /\.\.\/src\/bad\.mjs\n {2}3:\d+ error Extension "bad": making "a\.txt" failed: boom/,
  );
});

test('a module of an extension that fails or cannot be parsed is told with file and line', async () => {
  expect(await told("\nthrow new Error('early');\nexport default {};\n")).toMatch(
    /\.\.\/src\/bad\.mjs\n {2}2:\d+ error The config threw an error: early/,
  );
  expect(await told('export default {\n  name: (\n};\n')).toMatch(
    /\.\.\/src\/bad\.mjs\n {2}3:\d+ error The module cannot be parsed: /,
  );
});
