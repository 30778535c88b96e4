import { expect, it } from 'vitest';
import { blocksBeside } from './site-components.ts';

it("a component of the author's takes what is said of the attributes of the theme's along", () => {
  const attributes = ['type'];
  const block = { name: 'badge', tags: [{ names: ['Badge', 'VPBadge'], attributes }] };
  expect(blocksBeside([block, { name: 'mark' }], { Badge: {} })).toMatchObject([
    { name: 'badge', tags: [{ names: ['VPBadge'], attributes }] },
    { name: 'mark' },
  ]);
});
