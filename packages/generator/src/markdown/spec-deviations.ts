const titled =
  'A link without text takes the title of its target; here nothing knows one, so it shows its address.';
const bareAddress =
  "GFM's extended autolinks (`linkify`) make links of bare addresses; GFM itself deviates here.";
const unknownElement =
  'Browsers hide tags that HTML does not know, such as `Promise<string>`: they stay visible as text.';

/** Examples of CommonMark 0.31 that we render differently on purpose, by number, and why. */
export const commonmarkDeviations: ReadonlyMap<number, string> = new Map([
  [163, 'A capitalised tag is a component; one that does not exist stays visible as text.'],
  [201, unknownElement],
  [484, titled],
  [491, unknownElement],
  [524, unknownElement],
  [536, unknownElement],
  [602, bareAddress],
  [608, bareAddress],
  [611, bareAddress],
  [612, bareAddress],
  [613, unknownElement],
  [614, unknownElement],
  [615, unknownElement],
  [623, unknownElement],
]);

/** Examples in `gfm-examples.ts` that we render differently on purpose, by number, and why. */
export const gfmDeviations: ReadonlyMap<number, string> = new Map([
  [9, "A task's words are the label of its checkbox, so that screen readers name it."],
  [10, "A task's words are the label of its checkbox, so that screen readers name it."],
  [11, 'A single tilde is left for subscripts (H~2~O).'],
  [28, 'Authors are trusted: raw HTML is kept whole unless `html` is off.'],
]);
