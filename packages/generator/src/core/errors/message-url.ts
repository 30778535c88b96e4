const PAGES = 'https://bifolio.dev/';

/** Whether the documentation explains a kind of problem. Codes of authors and extensions have a slash: `glossary/unknown-term`. */
export const isExplained = (code: string): boolean => !code.includes('/');

/** Where the documentation explains a kind of problem, or all of them; in Chinese if the terminal is. */
export function messageUrl(code = ''): string {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const language = /^zh/i.test(LC_ALL || LC_MESSAGES || LANG || '') ? '' : 'en/';
  return `${PAGES}${language}messages/${code && `${code}/`}`;
}
