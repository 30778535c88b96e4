const formula = '.math, .math-svg, math';
const blocks = 'p, h1, h2, h3, h4, h5, h6, li, tr, pre, blockquote, summary, .math';

/** A selection that holds formulas is copied with their TeX, between dollars; all else is copied as ever. */
export default function copyTex(signal: AbortSignal): void {
  document.addEventListener('copy', onCopy, { signal });
}

function onCopy(event: ClipboardEvent) {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || !event.clipboardData) return;
  const range = wholeFormulas(selection.getRangeAt(0));
  const copied = document.createElement('div');
  copied.append(range.cloneContents());
  if (!copied.querySelector('math[data-copy]')) return;
  event.clipboardData.setData('text/html', copied.innerHTML);
  event.clipboardData.setData('text/plain', textWithTex(copied));
  event.preventDefault();
}

/** A formula that is selected in part is meant as a whole. */
function wholeFormulas(selected: Range): Range {
  const range = selected.cloneRange();
  const [start, end] = [range.startContainer, range.endContainer].map((node) =>
    (node instanceof Element ? node : node.parentElement)?.closest(formula),
  );
  if (start) range.setStartBefore(start);
  if (end) range.setEndAfter(end);
  return range;
}

function textWithTex(copied: HTMLElement): string {
  for (const math of copied.querySelectorAll('math[data-copy]')) {
    const tex = math.querySelector('annotation')?.textContent ?? '';
    const isBlock = math.getAttribute('display') === 'block';
    (math.closest('.math-svg') ?? math).replaceWith(isBlock ? `$$\n${tex}\n$$` : `$${tex}$`);
  }
  for (const block of copied.querySelectorAll(blocks)) block.append('\n\n');
  return (copied.textContent ?? '').replace(/\n{3,}/g, '\n\n').trim();
}
