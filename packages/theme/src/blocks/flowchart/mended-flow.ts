/** What is used of `flowchart.ts`: its package may not be installed. */
export interface WrittenFlow {
  draw(element: HTMLElement, options: object): void;
}

interface FlowDiagram {
  handle(symbol: { params?: object }): unknown;
}

/**
 * A flowchart whose parallel nodes may lead to the side. Version 3.0.1 forgets their parameters, and then reads them: it threw.
 * Remove when it does not.
 */
export function mendedFlow(flow: WrittenFlow): WrittenFlow {
  let diagram: FlowDiagram | null = null;
  return Object.defineProperty(flow, 'diagram', {
    get: () => diagram,
    set(made: FlowDiagram) {
      const { handle } = made;
      made.handle = (symbol) => {
        symbol.params ??= {};
        return handle.call(made, symbol);
      };
      diagram = made;
    },
  });
}
