import { writeClipboard } from '../copy-button/write-clipboard.ts';
import { codeText } from './code-text.ts';

/** Gives every code block of the page its copy button; none where the site has switched them off. Returns its own cleanup. */
export function addCopyButtons(): (() => void) | undefined {
  const template = document.querySelector<HTMLTemplateElement>('template#frame-copy-code');
  const button = template?.content.querySelector('button');
  if (!template || !button) return undefined;
  const addTo = (block: Element | null) => {
    // Behind the code: a first child more would style all lines anew, as they have rules for first and only children.
    if (block && !block.querySelector(':scope > .code-copy'))
      block.querySelector(':scope > pre')?.after(button.cloneNode(true));
  };
  for (const block of document.querySelectorAll('.code')) addTo(block);
  const status = document.createElement('div');
  status.role = 'status';
  status.className = 'visually-hidden';
  document.body.append(status);
  const say = createFeedback(status, Number(template.dataset.duration));
  const copied = button.dataset.copiedText ?? '';
  const listeners = new AbortController();
  const { signal } = listeners;
  document.addEventListener('click', (event) => copyBlock(event, (shown) => say(shown, copied)), { signal });
  if ('inline' in template.dataset)
    document.addEventListener('dblclick', (event) => copyInline(event, (shown) => say(shown, copied)), {
      signal,
    });
  // Code that an island shows only later has none yet.
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, ({ target }) => addTo(closest(target, '.code')), { signal });
  return () => {
    listeners.abort();
    for (const element of [status, ...document.querySelectorAll('.code-copy')]) element.remove();
  };
}

async function copyBlock({ target }: Event, say: (shown: HTMLElement) => void) {
  const button = closest(target, '.code-copy');
  const code = button?.closest('.code')?.querySelector<HTMLElement>(':scope > pre > code');
  if (!button || !code) return;
  if (await writeClipboard(codeText(code))) say(button);
  else getSelection()?.selectAllChildren(code);
}

async function copyInline({ target }: Event, say: (shown: HTMLElement) => void) {
  const code = closest(target, '.prose code');
  if (!code || code.closest('pre, a, button')) return;
  if (await writeClipboard(code.textContent)) say(code);
}

const closest = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/** Shows and announces that something was copied; the latest copy counts. */
function createFeedback(status: HTMLElement, durationMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: HTMLElement | undefined;
  const reset = () => {
    last?.removeAttribute('data-copied');
    status.textContent = '';
  };
  return (shown: HTMLElement, text: string) => {
    clearTimeout(timer);
    reset();
    last = shown;
    shown.dataset.copied = text;
    status.textContent = text;
    timer = setTimeout(reset, durationMs);
  };
}
