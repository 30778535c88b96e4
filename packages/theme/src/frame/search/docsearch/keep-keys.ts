/** How long keys wait for a field that does not come, milliseconds. */
const PATIENCE_MS = 10_000;

/**
 * Keeps what is typed while the field of search is on its way, and writes it there as soon as the field has the focus. Escape, a
 * pointer and time give up.
 */
export function keepKeys() {
  const waiting = new AbortController();
  const { signal } = waiting;
  const stop = () => waiting.abort();
  let typed = '';
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return stop();
    const next = afterKey(typed, event);
    if (next === undefined) return;
    typed = next;
    event.preventDefault();
    event.stopPropagation();
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement)) return;
    stop();
    // The dialog selects what the field holds, for another search to begin with.
    queueMicrotask(() => typed && type(target, typed));
  };
  addEventListener('keydown', onKey, { signal, capture: true });
  addEventListener('focusin', onFocus, { signal });
  addEventListener('pointerdown', stop, { signal });
  setTimeout(stop, PATIENCE_MS);
}

/** What has been typed after one more key; `undefined` for keys that write nothing. */
function afterKey(typed: string, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'Backspace') return [...typed].slice(0, -1).join('');
  return key.length === 1 ? typed + key : undefined;
}

/** As if it had been typed: React hears of it by the event. */
function type(field: HTMLInputElement, text: string) {
  field.setRangeText(text, 0, field.value.length, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
}
