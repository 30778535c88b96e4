import { keepKeys } from './keep-keys.ts';
import { type DocSearchDialog, loadDocSearch } from './load-docsearch.ts';
import { type SettingsInput, settingsOf } from './settings-of.ts';

/** What the button says of Algolia's dialog, as JSON in `data-docsearch`. */
export interface DocSearchSettings extends SettingsInput {
  /** Where the site has published the package. */
  files: { script: string; style: string };
}

/** The dialog that was made last, and what for: another index or language needs another one. */
let made: { json: string; dialog: Promise<DocSearchDialog> } | undefined;

/** Opens Algolia's dialog. The button says so when it cannot be loaded; the next try may have better luck. */
export async function openDocSearch(button: HTMLElement, { byKey }: { byKey: boolean }): Promise<void> {
  if (byKey) keepKeys();
  const json = button.dataset.docsearch ?? '';
  const settings = JSON.parse(json) as DocSearchSettings;
  try {
    (await dialogOf(json, settings)).open();
    say(button, settings.text.searchText);
  } catch {
    made = undefined;
    say(button, settings.text.searchFailedText);
  }
}

function dialogOf(json: string, settings: DocSearchSettings): Promise<DocSearchDialog> {
  if (made?.json === json) return made.dialog;
  void made?.dialog.then((other) => other.destroy());
  made = { json, dialog: loadDocSearch(settings.files, settingsOf(settings)) };
  return made.dialog;
}

function say(button: HTMLElement, text: string) {
  button.ariaLabel = text;
  const label = button.querySelector('span');
  if (label) label.textContent = text;
}
