/** What is used of `flowchart.ts`: its package may not be installed. */
export interface WrittenFlow {
  draw(element: HTMLElement, options: object): void;
  /** The node that the chart begins with, and all nodes, as they are written. */
  start?: WrittenNode | null;
  symbols?: Record<string, WrittenNode>;
}

type WrittenNode = { key?: string } & Partial<Record<(typeof WAYS)[number], unknown>>;
type Lead = (to: DrawnNode) => unknown;
type DrawnNode = { key?: string; params?: object; isPositioned?: boolean; then?: Lead } & Partial<
  Record<Exclude<(typeof WAYS)[number], 'next'>, Lead>
>;

interface FlowDiagram {
  start: DrawnNode | null;
  symbols: DrawnNode[];
  handle(symbol: DrawnNode): unknown;
  render(): void;
}

/** How a node leads to another one. */
const WAYS = ['next', 'yes', 'no', 'path1', 'path2', 'path3'] as const;

/**
 * A flowchart whose parallel nodes may lead to the side, and whose nodes may lead back to the first one. Version 3.0.1 forgets the
 * parameters of the former, and then reads them: it threw. Of the latter it draws no arrow. Remove when it does not.
 */
export function mendedFlow(flow: WrittenFlow): WrittenFlow {
  let diagram: FlowDiagram | null = null;
  return Object.defineProperty(flow, 'diagram', {
    get: () => diagram,
    set(made: FlowDiagram) {
      const { handle, render } = made;
      made.handle = (symbol) => {
        symbol.params ??= {};
        return handle.call(made, symbol);
      };
      made.render = () => {
        leadBack(flow, made);
        render.call(made);
      };
      diagram = made;
    },
  });
}

function leadBack({ start: first, symbols = {} }: WrittenFlow, { start, symbols: drawn }: FlowDiagram): void {
  if (!first || !start) return;
  // It stands where it is, also for those that lead to it.
  start.isPositioned = true;
  for (const node of Object.values(symbols)) {
    const from = drawn.find(({ key }) => key === node.key);
    for (const way of WAYS)
      if (from && node[way] === first) (way === 'next' ? from.then : from[way])?.(start);
  }
}

/** Parses a flowchart. What is none throws an error that its author understands. */
export function readFlow(parse: (code: string) => WrittenFlow, code: string): WrittenFlow {
  try {
    const flow = parse(code);
    if (flow.start?.key) return mendedFlow(flow);
  } catch {
    // It fails in its own words.
  }
  throw new Error(NO_FLOW);
}

const NO_FLOW =
  'There is no flowchart in it. Define nodes, such as "st=>start: Begin", and connect them, such as "st->e".';
