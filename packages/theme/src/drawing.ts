// What the build runs in a browser to draw charts. Each function gets its library, which a site may not have installed.
export { drawChartJS } from './blocks/chartjs/draw-at-build.ts';
export { drawFlowchart } from './blocks/flowchart/draw-at-build.ts';
export { drawMarkmap } from './blocks/markmap/draw-at-build.ts';
export { drawMermaid } from './blocks/mermaid/draw-at-build.ts';
