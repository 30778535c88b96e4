import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A site with a mistake, and what is typed in its folder. Text of the site of `small-site.ts` is around it. */
export interface Scene {
  /** Scenes with the same name are written into one site, which is built once. */
  site?: string;
  /** By path; `null` takes a file of the small site away. */
  files?: Record<string, string | null>;
  /** Options of the config, and of the theme in it. */
  options?: string;
  theme?: string;
  /** What is typed; `bifolio build` where there is nothing else. */
  do?: readonly string[];
}

const read = (file: string) => parse(readFileSync(new URL(file, import.meta.url), 'utf8'));

/** The scenes by code. */
export const readScenes = (): Record<string, Scene> => read('scenes.yaml');

/** What the last line of each scene prints of its problem, by code; `scenes.test.ts` writes it. */
export const readReports = (): Record<string, string> => read('reports.yaml');

/** What is typed for a scene. */
export const linesTyped = (scene: Scene): readonly string[] => scene.do ?? ['bifolio build'];
