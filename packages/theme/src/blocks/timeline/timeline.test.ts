import { describe, expect, it } from 'vitest';
import { blockRenderer } from '../../fixtures/render-block.tsx';
import { Icon } from '../icon/component.tsx';
import block from './block.ts';
import { Timeline, TimelineItem } from './component.tsx';
import { readItem } from './read-item.ts';

const render = blockRenderer([block], { Icon, Timeline, TimelineItem });
const htmlOf = async (source: string) => (await render(source)).html;

describe('readItem', () => {
  it.each([
    ['Title', 'Title', {}],
    ['Title\ntime=2026', 'Title', { time: '2026' }],
    ['A\nB\ntime=1 March 2026 type=tip', 'A\nB', { time: '1 March 2026', type: 'tip' }],
    ['T\ntime="a type=b" color=red', 'T', { time: '"a', type: 'b"', color: 'red' }],
    [`T\nicon='🌱' card=true`, 'T', { icon: '🌱', card: 'true' }],
    ['T\nsee time=1', 'T\nsee time=1', {}],
    ['time=1', '', { time: '1' }],
  ])('reads %j', (text, title, attributes) => {
    expect(readItem(text)).toEqual({ title, attributes });
  });
});

describe('timeline', () => {
  it('draws events with time, title and text', async () => {
    expect(await htmlOf('::: timeline\n- *One*\n  time=<1>\n\n  text\n- Two\n:::\n')).toBe(
      '<ol class="block-timeline" data-placement="left" data-line="solid">' +
        '<li class="block-timeline-item" data-type="info"><p class="block-timeline-time">&lt;1&gt;</p>' +
        '<div class="block-timeline-content"><p class="block-timeline-title"><em>One</em></p><p>text</p></div></li>' +
        '<li class="block-timeline-item" data-type="info"><div class="block-timeline-content">' +
        '<p class="block-timeline-title">Two</p></div></li></ol>',
    );
  });

  it('puts events on the left, or where they say, in a timeline with two sides', async () => {
    const html = await htmlOf(
      '::: timeline placement="between" card\n- a\n- b\n- c\n  placement=right card=false\n:::\n',
    );
    expect(html.match(/data-side="\w+"( data-card)?/g)).toEqual([
      'data-side="left" data-card',
      'data-side="left" data-card',
      'data-side="right"',
    ]);
  });

  it('reads line and direction, and falls back from what it does not know', async () => {
    expect(await htmlOf('::: timeline horizontal line="dotted"\n- a\n:::\n')).toContain(
      'data-horizontal="" data-placement="left" data-line="dotted" tabindex="0"',
    );
    expect(await htmlOf('::: timeline placement="up" line="wavy"\n- a\n:::\n')).toContain(
      'data-placement="left" data-line="solid"',
    );
  });

  it('puts an icon on the line', async () => {
    expect(await htmlOf('::: timeline\n- a\n  icon=🌱\n:::\n')).toMatch(
      /<span class="block-timeline-icon" aria-hidden="true"><span class="icon"[^>]*>🌱<\/span><\/span>/,
    );
  });

  it('keeps what is no list and says so', async () => {
    const { html, problems } = await render('::: timeline\ntext\n:::\n');
    expect(html).toBe('<p>text</p>');
    expect(problems).toMatchObject([{ code: 'timeline-without-list', line: 1 }]);
  });
});

describe('<Timeline>', () => {
  it('draws what the container draws', async () => {
    const attributes = 'horizontal card placement="between" line="dashed"';
    const list = [
      '- *One*',
      '  time=2026 type=tip icon=🌱 color=red line=dotted card=false placement=right',
      '',
      '  text',
      '- Two',
      '- time=2027 placement=right',
    ].join('\n');
    const tags = [
      '<TimelineItem time="2026" type="tip" icon="🌱" color="red" line="dotted" :card="false" placement="right">',
      '<template #title>*One*</template>',
      '',
      'text',
      '',
      '</TimelineItem>',
      '<TimelineItem title="Two" />',
      '<TimelineItem time="2027" placement="right" />',
    ].join('\n');
    const { html, problems } = await render(`<Timeline ${attributes}>\n${tags}\n</Timeline>\n`);
    expect(html.replaceAll('<div class="block-timeline-content"></div>', '')).toBe(
      await htmlOf(`::: timeline ${attributes}\n${list}\n:::\n`),
    );
    expect(problems).toEqual([]);
  });
});
