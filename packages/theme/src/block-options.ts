import { presetOptions } from 'bifolio';
import { abbrOptions, abbrPresets } from './blocks/abbr/options.ts';
import { acfunOptions } from './blocks/acfun/options.ts';
import { annotationOptions, annotationPresets } from './blocks/annotation/options.ts';
import { artPlayerOptions } from './blocks/art-player/options.ts';
import { audioReaderOptions } from './blocks/audio-reader/options.ts';
import { bilibiliOptions } from './blocks/bilibili/options.ts';
import { caniuseOptions } from './blocks/caniuse/options.ts';
import { chartjsOptions } from './blocks/chartjs/options.ts';
import { chatOptions } from './blocks/chat/options.ts';
import { codeReplOptions } from './blocks/code-repl/options.ts';
import { codeSandboxOptions } from './blocks/code-sandbox/options.ts';
import { codeTabsOptions } from './blocks/code-tabs/options.ts';
import { codeTreeOptions } from './blocks/code-tree/options.ts';
import { codepenOptions } from './blocks/codepen/options.ts';
import { collapseOptions } from './blocks/collapse/options.ts';
import { demoOptions } from './blocks/demo/options.ts';
import { echartsOptions } from './blocks/echarts/options.ts';
import { encryptBlockOptions } from './blocks/encrypt/options.ts';
import { fieldOptions } from './blocks/field/options.ts';
import { fileTreeOptions } from './blocks/file-tree/options.ts';
import { flowchartOptions } from './blocks/flowchart/options.ts';
import { hintOptions } from './blocks/hint/options.ts';
import { iconOptions } from './blocks/icon/options.ts';
import { jsfiddleOptions } from './blocks/jsfiddle/options.ts';
import { markOptions } from './blocks/mark/options.ts';
import { markmapOptions } from './blocks/markmap/options.ts';
import { mermaidOptions } from './blocks/mermaid/options.ts';
import { npmToOptions } from './blocks/npm-to/options.ts';
import { pdfOptions } from './blocks/pdf/options.ts';
import { plantumlOptions } from './blocks/plantuml/options.ts';
import { plotOptions } from './blocks/plot/options.ts';
import { qrcodeOptions } from './blocks/qrcode/options.ts';
import { replitOptions } from './blocks/replit/options.ts';
import { tableOptions } from './blocks/table/options.ts';
import { timelineOptions } from './blocks/timeline/options.ts';
import { youtubeOptions } from './blocks/youtube/options.ts';

/** What the theme's blocks read of `markdown` in the config, a line for each block that has options. */
export const blockOptions = {
  ...abbrOptions,
  ...acfunOptions,
  ...annotationOptions,
  ...artPlayerOptions,
  ...audioReaderOptions,
  ...bilibiliOptions,
  ...caniuseOptions,
  ...chartjsOptions,
  ...chatOptions,
  ...echartsOptions,
  ...demoOptions,
  ...encryptBlockOptions,
  ...codeReplOptions,
  ...codeSandboxOptions,
  ...codeTabsOptions,
  ...codeTreeOptions,
  ...codepenOptions,
  ...collapseOptions,
  ...fieldOptions,
  ...fileTreeOptions,
  ...flowchartOptions,
  ...hintOptions,
  ...iconOptions,
  ...jsfiddleOptions,
  ...markOptions,
  ...markmapOptions,
  ...mermaidOptions,
  ...npmToOptions,
  ...pdfOptions,
  ...plantumlOptions,
  ...plotOptions,
  ...qrcodeOptions,
  ...replitOptions,
  ...tableOptions,
  ...timelineOptions,
  ...youtubeOptions,
  /** Definitions that every page has. */
  env: presetOptions.extend({ ...abbrPresets, ...annotationPresets }).prefault({}),
};
