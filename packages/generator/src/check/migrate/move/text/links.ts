const TARGET = /(\]\(\s*<?)([^\s<>()#?]+)((?:[#?][^\s<>()]*)?>?(?:\s+(?:"[^"\n]*"|'[^'\n]*'))?\s*\))/g;
const DEFINITION = /^( {0,3}\[[^\]\n]+\]:[ \t]*<?)([^\s<>#?]+)(.*)$/gm;
const ATTRIBUTE = /(\s(?:src|href|poster|data)=["'])([^"'#?\n]+)([^"'\n]*["'])/g;

/** The text with other targets of links and images; `undefined` keeps one. Queries and hashes stay. */
export function mapTargets(text: string, change: (target: string) => string | undefined): string {
  const changed = (whole: string, before: string, target: string, after: string) => {
    const found = change(target);
    return found === undefined ? whole : before + found + after;
  };
  return text.replace(TARGET, changed).replace(DEFINITION, changed).replace(ATTRIBUTE, changed);
}
