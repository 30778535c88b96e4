/** Attributes that cannot run script, load anything or break a strict policy. */
export const harmless = [
  /^(?:id|class|css-module|title|lang|dir|role|translate|hidden|tabindex|itemprop|itemscope|itemtype)$/,
  /^(?:target|rel|hreflang|download|no-icon|loading|decoding|width|height|no-view|ignore)$/,
  /^(?:colspan|rowspan|scope|align|valign|start|reversed|type|value|outline)$/,
  /^(?:data|aria)-[\w-]+$/,
];

/** One attribute in braces: `#id`, `.class`, `name=value`. */
export const attributeItem =
  /(?:[.#]{1,2}[^\s{}".#][^\s{}"]*|[a-z][\w:-]*=(?:"[^"]*"|[^\s{}"]*)|no-view|no-icon|ignore|download|reversed|data-[\w-]+)/
    .source;

/** One name that we know is enough: what is not allowed beside it is dropped. */
export const isAttributes = (group: string) =>
  [...group.matchAll(/[.#]|([a-z][\w:-]*)(?:="[^"]*"|=\S*)?/g)].some(
    ([, name]) => !name || name === 'style' || harmless.some((pattern) => pattern.test(name)),
  );
