import type { SourceRow } from 'bifolio';
import { packed } from '../blocks/samples.ts';
import { type Group, type Language, linesOf, type Message, saidOf } from './groups.ts';
import { NOT_SHOWN, REASONS } from './not-shown.ts';
import { languageOf } from './sample-language.ts';
import { fenced, sceneText } from './scene-text.ts';
import type { Scene } from './scenes.ts';
import type { Shown } from './shown.ts';

interface PageOf {
  code: string;
  message: Message;
  /** What a build makes of the wrong sample. */
  shown?: Shown | undefined;
  /** A site with the problem, and what is printed of it. */
  scene?: (Scene & { report: string }) | undefined;
  /** With its id. */
  group: Group & { id: string };
}

const TEXT = {
  en: {
    list: 'Messages',
    wrong: 'Wrong',
    right: 'Right',
    report: 'The build reports:',
    kinds: ['error', 'warning'],
  },
  zh: {
    list: '错误和警告',
    wrong: '错误写法',
    right: '正确写法',
    report: '构建报告：',
    kinds: ['报错', '警告'],
  },
} as const;

/** Parts of a page that a row has nothing for. */
const NONE = { sidebar: false, outline: false, prev: false, next: false, translation: false };

/** The page of a kind of problem: what is reported, why, and what to write instead. */
export function messageRow({ code, message, group, shown, scene }: PageOf, language: Language): SourceRow {
  const text = TEXT[language];
  const { wrong, right } = message;
  const reason = NOT_SHOWN[code];
  const isShown = message.try === 'both';
  const report = shown?.report ?? message.report;
  const parts = [
    `[${text.list}](../messages.md#${group.id}) / ${group.title[language]}`,
    ...saidOf(message).map((said) => `<p class="message-said" lang="en">${escapeHtml(said)}</p>`),
    message[language],
    ...(wrong || scene ? [`## ${text.wrong} {#wrong}`] : []),
    ...(wrong && !scene ? [framed(fence(wrong, group.id), shown)] : []),
    ...(scene ? [sceneText(scene, scene.report, language)] : []),
    ...(reason ? [REASONS[reason][language]] : []),
    ...(wrong && message.try ? [opened(wrong)] : []),
    ...(report ? [text.report, fenced(report, 'text')] : []),
    ...(right ? [`## ${text.right} {#right}`, fence(right, group.id), isShown ? linesOf(right) : ''] : []),
  ];
  return {
    path: `${language}/messages/${code}.md`,
    data: {
      title: code,
      description: message[language].replaceAll('`', ''),
      // Readers search for what they have read.
      keywords: [...saidOf(message).map((said) => said.replaceAll('…', ' ')), ...text.kinds],
      ...NONE,
    },
    text: `\n${parts.filter(Boolean).join('\n\n')}\n`,
  };
}

/** Samples that a page shows as well are Markdown that `blocks/samples.ts` frames with its result. */
const fence = (sample: string, group: string) => fenced(linesOf(sample), languageOf(linesOf(sample), group));

/** The source with what readers would see of it. */
function framed(source: string, shown: Shown | undefined): string {
  if (!shown?.html) return source;
  const html = Buffer.from(shown.html).toString('base64url');
  return `<div class="sample">\n\n${source}\n\n<SampleResult html="${html}" />\n\n</div>`;
}

const opened = (sample: string) => `<OpenSample md="${packed(linesOf(sample))}" />`;

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
