/** Where the pointer and the focus open notes: from 768 px on, at the usual size of text. Below, a press opens and closes them. */
const WIDE = '(width >= 48em)';
/** How long the pointer rests on a mark before its note opens, milliseconds. */
const SHOW_MS = 200;
/** How long a note stays after the pointer has left it, milliseconds. */
const HIDE_MS = 400;

/** On wide screens notes open when their mark is pointed at or focused, and close when both have left it and its note. */
export default function openNotes(signal: AbortSignal): void {
  const options = { signal };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (action: () => void, ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(action, ms);
  };

  const onOver = ({ target, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse' || !isWide()) return;
    const mark = markAt(target);
    if (mark) later(() => open(mark), SHOW_MS);
    else if (noteAt(target)) clearTimeout(timer);
    else later(closeUnlessFocused, HIDE_MS);
  };
  document.addEventListener('pointerover', onOver, options);
  document.addEventListener('focusin', ({ target }) => isWide() && open(markAt(target)), options);
  document.addEventListener(
    'focusout',
    ({ target, relatedTarget }) => {
      const note = noteOf(markAt(target)) ?? noteAt(target);
      if (isWide() && relatedTarget && note !== noteAt(relatedTarget)) note?.hidePopover();
    },
    options,
  );
  // The browser would close what the pointer or the focus has opened.
  document.addEventListener(
    'click',
    (event) => {
      const mark = markAt(event.target);
      if (!mark || !isWide()) return;
      event.preventDefault();
      open(mark);
    },
    options,
  );
  signal.addEventListener('abort', () => clearTimeout(timer));
}

function open(mark: HTMLButtonElement | null) {
  const note = noteOf(mark);
  if (mark?.isConnected && note && !note.matches(':popover-open')) note.showPopover({ source: mark });
}

function closeUnlessFocused() {
  for (const note of document.querySelectorAll<HTMLElement>('.annotation-note:popover-open')) {
    const { activeElement } = document;
    if (note !== noteAt(activeElement) && note !== noteOf(markAt(activeElement))) note.hidePopover();
  }
}

const isWide = () => matchMedia(WIDE).matches;
const at = <T extends HTMLElement>(target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<T>(selector) : null;
const markAt = (target: EventTarget | null) => at<HTMLButtonElement>(target, '.annotation');
const noteAt = (target: EventTarget | null) => at<HTMLElement>(target, '.annotation-note');
const noteOf = (mark: HTMLButtonElement | null) =>
  mark?.popoverTargetElement as HTMLElement | null | undefined;
