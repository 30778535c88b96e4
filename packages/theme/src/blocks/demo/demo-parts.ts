/** A piece of a demo's source. */
export interface DemoPart {
  /** As the end of a file's name. */
  language: string;
  code: string;
}

/** What a demo is made of. */
export interface DemoParts {
  html: string;
  scripts: DemoPart[];
  styles: DemoPart[];
  scriptLibraries: string[];
  styleLibraries: string[];
}

/** Addresses at other hosts. */
export interface DemoLibraries {
  scriptLibraries: readonly string[];
  styleLibraries: readonly string[];
}

const SCRIPTS: Readonly<Record<string, string>> = {
  js: 'js',
  javascript: 'js',
  mjs: 'js',
  ts: 'ts',
  typescript: 'ts',
  jsx: 'jsx',
  tsx: 'tsx',
};

const STYLES: Readonly<Record<string, string>> = {
  css: 'css',
  scss: 'scss',
  sass: 'sass',
  less: 'less',
  stylus: 'styl',
  styl: 'styl',
};

/** How the file of a script in this language ends; `undefined` for what is no script. */
export const scriptLanguage = (name: string): string | undefined => SCRIPTS[name];

/** The same for style sheets. */
export const styleLanguage = (name: string): string | undefined => STYLES[name];

/** A demo in which nothing has been found yet. */
export const emptyParts = (): DemoParts => ({
  html: '',
  scripts: [],
  styles: [],
  scriptLibraries: [],
  styleLibraries: [],
});
