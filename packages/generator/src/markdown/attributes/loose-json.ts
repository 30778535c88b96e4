/** A value as authors write it in an attribute: JSON, keys perhaps without quotes, texts in single ones. `undefined` when it is none. */
export function parseLooseJson(text: string): unknown {
  return parse(text) ?? parse(withQuotes(text));
}

const withQuotes = (text: string) =>
  text.replace(/'([^'"\\]*)'/g, '"$1"').replace(/([{,]\s*)([A-Za-z_$][\w$]*)\s*:/g, '$1"$2":');

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
