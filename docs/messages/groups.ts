import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Setting } from './small-site.ts';

/** The languages of the documentation, by folder. */
export const languages = ['zh', 'en'] as const;
export type Language = (typeof languages)[number];

/** What `docs/messages.yaml` says of a kind of problem. */
export interface Message extends Record<Language, string> {
  /** What is reported, with `…` for names; some kinds say several things. */
  message?: string | readonly string[];
  wrong?: string;
  right?: string;
  /** Whether the playground tells of the wrong sample, and whether the right one is shown on a page, too. */
  try?: 'wrong' | 'both';
  /** Where in a small site the wrong sample is written, and what a build of it reports. */
  site?: Setting;
  report?: string;
}

export interface Group {
  title: Record<Language, string>;
  messages: Record<string, Message>;
}

/** All kinds of problems by code, in groups by id. */
export const readGroups = (): Record<string, Group> =>
  parse(readFileSync(new URL('../messages.yaml', import.meta.url), 'utf8'));

/** What is reported of a kind of problem; empty when an author or another program says it. */
export const saidOf = ({ message = [] }: Message): readonly string[] => [message].flat();

/** A sample with its lines: ` … ` stands for an empty one. */
export const linesOf = (sample: string): string => sample.replaceAll(' … ', '\n\n');
