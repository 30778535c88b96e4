import { type DrawingInput, drawBoth } from '../../charts/at-build/draw-both.ts';
import { svgIn } from '../../charts/at-build/svg-in.ts';
import { CHART_TOKENS } from '../../charts/drawing/chart-tokens.ts';
import { readColors } from '../../charts/drawing/read-colors.ts';
import { mermaidLook } from './mermaid-look.ts';

interface MermaidModule {
  initialize(config: object): void;
  render(id: string, code: string, element: Element): Promise<{ svg: string }>;
}

/** The day of the build is nothing to readers. */
const WITHOUT_TODAY = '.today { display: none }';

/** A diagram as it stands in pages, drawn while the site is built. */
export const drawMermaid = (mermaid: MermaidModule, { code, ...page }: DrawingInput & { code: string }) =>
  drawBoth(page, async ({ element, isDark, font }) => {
    const look = mermaidLook(readColors(element, CHART_TOKENS), { isDark, font, code });
    mermaid.initialize({ ...look, themeCSS: `${look.themeCSS} ${WITHOUT_TODAY}` });
    const { svg } = await mermaid.render('d', code, element);
    element.innerHTML = svg;
    return svgIn(element);
  });
