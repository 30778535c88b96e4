import { expect, test } from 'vitest';
import { SvgIcon, useIcon } from '../../../client.ts';
import { FROM_SERVICE, type IconSets } from '../../../core/contracts/icons.ts';
import type { PageContext } from '../../../core/contracts/theme.ts';
import type { Problem } from '../../../core/errors/bifolio-error.ts';
import type { ClientData } from '../protocol.ts';
import { createRenderScope, renderTree } from '../server/render-tree.tsx';

const missing: Problem = { severity: 'warning', code: 'unknown-icon', message: 'none' };
const icons: IconSets = {
  find(name) {
    if (name === 'own:dot') return { viewBox: '0 0 8 8', body: '<circle r="4"/>' };
    return name.startsWith('far:') ? FROM_SERVICE : missing;
  },
};

const render = (element: React.ReactNode) =>
  renderTree(
    element,
    createRenderScope({
      clientData: { lang: 'en', route: '/' } as ClientData,
      pageContext: {} as PageContext,
      islandUrl: (id) => id,
      icons,
      prefix: 'p',
    }),
  );
const Drawing = ({ name }: { name: string }) => useIcon(name)?.body ?? 'nothing';

test('an icon of an installed set is drawn', () => {
  const { html, missingIcons } = render(<SvgIcon name="own:dot" className="a" width="2em" />);
  expect(html).toBe('<svg viewBox="0 0 8 8" aria-hidden="true" class="a" width="2em"><circle r="4"/></svg>');
  expect(missingIcons.size).toBe(0);
});

test('an icon of the service has its place kept, in the same size', () => {
  expect(render(<SvgIcon name="far:dot" className="a" width="2em" />).html).toBe(
    '<bi-icon name="far:dot"><svg viewBox="0 0 24 24" aria-hidden="true" class="a" width="2em"></svg></bi-icon>',
  );
});

test('an icon that is missing draws nothing and is told once', () => {
  const { html, missingIcons } = render([
    <SvgIcon key="a" name="own:gone" />,
    <SvgIcon key="b" name="own:gone" />,
  ]);
  expect(html).toBe('');
  expect([...missingIcons]).toEqual([['own:gone', missing]]);
});

test('the hook gives drawings of installed sets only', () => {
  const names = ['own:dot', 'far:dot', 'own:gone'];
  const { html } = render(names.map((name) => <Drawing key={name} name={name} />));
  expect(html).toBe('&lt;circle r=&quot;4&quot;/&gt;nothingnothing');
});
