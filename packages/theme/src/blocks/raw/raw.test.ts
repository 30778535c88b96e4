import { renderWith } from 'bifolio/testing';
import { expect, it } from 'vitest';
import block from './block.ts';

const htmlOf = async (source: string) => (await renderWith({}, [block])(source)).html;

it('draws plain boxes whose text is Markdown', async () => {
  expect(await htmlOf('::: raw\n**a**\n:::\n')).toBe(
    '<div class="vp-raw">\n<p><strong>a</strong></p>\n</div>\n',
  );
  expect(await htmlOf('::: v-pre\n{{ a }}\n:::\n')).toBe('<div>\n<p>{{ a }}</p>\n</div>\n');
});

it('takes no other name', async () => {
  expect(await htmlOf('::: rawer\na\n:::\n')).toContain('::: rawer');
});
