/** What later lines can belong to by their indent: lists, boxes, tabs, notes, terms, HTML, tags. */
const HOLDER = /^ {0,3}(?:[-*+]|\d+[.)]|!!!|\?\?\?|===|\/\/\/|:|\[\^|<|@|\{)/;
const INDENTED = /^(?: {4}| {0,3}\t)\s*\S/;

/**
 * Tells for one line after the other, without those between fences, whether it is code by its indent. In lists and the like, an
 * indent is taken for their text.
 */
export function createIndentTracker(): (line: string) => boolean {
  let isHeld = false;
  let isAfterBlank = true;
  let isCode = false;
  return (line) => {
    const wasAfterBlank = isAfterBlank;
    isAfterBlank = line.trim() === '';
    if (isAfterBlank) return false;
    if (INDENTED.test(line)) {
      isCode = isCode || (wasAfterBlank && !isHeld);
      return isCode;
    }
    isCode = false;
    if (HOLDER.test(line)) isHeld = true;
    else if (/^\S/.test(line) && wasAfterBlank) isHeld = false;
    return false;
  };
}
