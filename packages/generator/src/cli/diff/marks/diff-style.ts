/** Style sheet of marks, of the list of them and of the page that lists all. It follows the appearance of the theme around it. */
export const DIFF_STYLE = `
.diff-note { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
:is(ins, .diff-beside > ins) { text-decoration: underline 2px; text-underline-offset: 0.2em; background: light-dark(#d6f3dc, #16401f); color: light-dark(#06290f, #dff7e4); }
:is(del, .diff-beside > del) { text-decoration: line-through; background: light-dark(#fbdedb, #4d1a16); color: light-dark(#4a0d07, #fbe3e0); }
del + ins { margin-inline-start: 0.2em; }
mark.diff-mark { background: light-dark(#fdf0bd, #463a0b); color: light-dark(#332a00, #fbf3d2); }
:is(ins, del, mark.diff-mark) :is(a, code, strong, em, span:not(.diff-note)) { color: inherit; }
.diff-mark, .diff-beside, .diff-list { scroll-margin-block-start: 6rem; }
.diff-mark:target, .diff-beside:target { outline: 3px solid light-dark(#0b57d0, #a8c7fa); outline-offset: 2px; }
.diff-heading { font-weight: 700; }
[role="tabpanel"]:has(:target) { display: block; }
pre.diff-removed { overflow: auto; white-space: pre-wrap; }
.diff-list { margin-block-end: 2rem; padding: 0.75rem 1rem; border: 1px solid light-dark(#767676, #8f8f8f); border-radius: 6px; font-size: 0.9em; }
.diff-list > details { margin: 0; padding: 0; border: 0; background: none; }
.diff-list summary { font-weight: 700; cursor: pointer; }
.diff-list ol { max-height: 20rem; overflow: auto; }
.diff-actions { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; margin: 0.5rem 0 0; }
body:has(.diff-hide:checked) :is(del, .diff-removed, .diff-beside) { display: none; }
body:has(.diff-hide:checked) :is(ins, mark.diff-mark) { text-decoration: none; background: none; color: inherit; }
.diff-index { color-scheme: light dark; max-width: 60rem; margin: 2rem auto; padding-inline: 1rem; background: light-dark(#fff, #121212); color: light-dark(#1a1a1a, #e8e8e8); font: 1rem/1.6 system-ui, sans-serif; }
.diff-index a { color: light-dark(#0b57d0, #a8c7fa); }
.diff-index pre { overflow: auto; }
@media print {
  .diff-actions label { display: none; }
  .diff-list ol { max-height: none; }
  ins, del, mark.diff-mark { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`.trimStart();
