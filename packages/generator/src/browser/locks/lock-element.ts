import { LOCK_TAG } from '../../core/contracts/lock.ts';
import { hasCryptography } from '../../locks/cryptography/subtle.ts';
import { unpack } from '../../locks/cryptography/unpack.ts';
import { morphBy } from '../islands/client/morph-by.ts';
import { currentKeychain } from './keys/current-keychain.ts';
import { createPasswordTrier } from './keys/try-password.ts';
import { type LockData, readLock } from './read-lock.ts';
import { sayLack } from './say-lack.ts';
import { watchLock } from './watch-lock.ts';

/** What a `<bi-lock>` tells when a password has opened it. `isShown`: whether it still stands there as it did when the password was typed. */
export type OnOpen = (element: Element, content: string, isShown: () => boolean) => void | Promise<void>;

/**
 * Defines `<bi-lock>`: a form with an `<input>` and a disabled `<button>`, which becomes live, that tries passwords. While it does, the form is `aria-busy`
 * and further tries are ignored; after a wrong one the input is `aria-invalid` until somebody types. Elements with
 * `data-lacks` say what is missing.
 */
export function defineLockElement(onOpen: OnOpen) {
  if (customElements.get(LOCK_TAG)) return;
  const open = createOpener(onOpen);
  customElements.define(
    LOCK_TAG,
    class extends LockElement {
      override open = open;
    },
  );
}

/** Tries the password in a field. Resolves with whether it is right; rejects when that is no help. */
type Open = (element: Element, input: HTMLInputElement, lock: LockData) => Promise<boolean>;

function createOpener(onOpen: OnOpen): Open {
  const trier = createPasswordTrier();
  return async (element, input, { sealed, place, hours }) => {
    const isShown = watchLock(element);
    const unlocked = await trier.attempt(input.value, sealed, place);
    if (!unlocked) return false;
    const { label, key, global, content } = unlocked;
    const keychain = await currentKeychain();
    await keychain.add(label, key, { hours, global });
    input.value = '';
    if (!content) throw new Error(`What is locked in ${place.name} is damaged.`);
    await onOpen(element, await unpack(content), isShown);
    return true;
  };
}

abstract class LockElement extends HTMLElement {
  abstract open: Open;

  connectedCallback() {
    this.addEventListener('submit', this.#submit);
    this.addEventListener('input', this.#clear);
    // An edit in dev brings another ciphertext, and a form that is not live yet.
    morphBy(this, this.#take);
    this.#enliven();
  }

  disconnectedCallback() {
    this.removeEventListener('submit', this.#submit);
    this.removeEventListener('input', this.#clear);
  }

  #enliven() {
    this.toggleAttribute('data-unusable', !hasCryptography());
    if (!hasCryptography()) return sayLack(this, 'cryptography');
    for (const button of this.querySelectorAll('button')) button.disabled = false;
    void currentKeychain().then(({ isKept }) => isKept || sayLack(this, 'storage'));
  }

  #take = (next: Element): boolean => {
    for (const { name, value } of next.attributes) this.setAttribute(name, value);
    this.replaceChildren(...document.importNode(next, true).childNodes);
    this.#enliven();
    return true;
  };

  #submit = async (event: Event) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const input = form.querySelector('input');
    const lock = readLock(this);
    if (!input || !lock || form.ariaBusy === 'true') return;
    if (input.value === '') return this.#mark(input);
    form.ariaBusy = 'true';
    sayLack(this, 'content', false);
    try {
      if (!(await this.open(this, input, lock))) this.#mark(input);
    } catch (error) {
      console.warn(error);
      sayLack(this, 'content');
    }
    form.ariaBusy = null;
  };

  #mark(input: HTMLInputElement) {
    input.ariaInvalid = 'true';
    this.#status(this.getAttribute('wrong') ?? '');
    input.focus();
    input.select();
  }

  #clear = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.ariaInvalid !== 'true') return;
    target.ariaInvalid = null;
    this.#status('');
  };

  #status(text: string) {
    const status = this.querySelector('[role=status]');
    if (status) status.textContent = text;
  }
}
