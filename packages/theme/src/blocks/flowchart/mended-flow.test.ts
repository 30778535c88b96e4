import { expect, it, vi } from 'vitest';
import { mendedFlow, readFlow, type WrittenFlow } from './mended-flow.ts';

it.each(['', 'garbage', 'st->'])('%j is no flowchart, and its author is told how to write one', (code) => {
  const parse = () => {
    if (code === 'st->') throw new TypeError("Cannot set properties of undefined (setting 'next')");
    return { start: null } as WrittenFlow;
  };
  expect(() => readFlow(parse, code)).toThrow('There is no flowchart in it. Define nodes');
});

it('a node may lead back to the first one, which keeps its place', () => {
  const first = { key: 'st' };
  const flow = mendedFlow({ draw() {}, start: first, symbols: { st: first, c: { key: 'c', no: first } } });
  const start = { key: 'st', isPositioned: false };
  const no = vi.fn();
  const render = vi.fn();
  const diagram = { start, symbols: [start, { key: 'c', no, yes: vi.fn() }], handle: vi.fn(), render };
  Object.assign(flow, { diagram });
  diagram.render();
  expect(no).toHaveBeenCalledExactlyOnceWith(start);
  expect(start.isPositioned).toBe(true);
  expect(render).toHaveBeenCalledOnce();
});
