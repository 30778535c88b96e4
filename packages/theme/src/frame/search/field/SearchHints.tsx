import { useEffect, useState } from 'react';
import type { SearchProps } from '../search-props.ts';
import { isSlashOff, switchSlash } from '../slash-key.ts';

/** What the keys do, for those who have some; screen readers know it from the roles. The key without another may be switched off. */
export function SearchHints({ text, slashKey }: Pick<SearchProps, 'text' | 'slashKey'>) {
  return (
    <div className="search-hints">
      <span aria-hidden="true">
        <kbd>↑</kbd>
        <kbd>↓</kbd> {text.searchSelectText}
      </span>
      <span aria-hidden="true">
        <kbd>↵</kbd> {text.searchOpenText}
      </span>
      <span aria-hidden="true">
        <kbd>Esc</kbd> {text.searchCancelText}
      </span>
      {slashKey && <SlashSwitch label={text.searchSlashText} />}
    </div>
  );
}

function SlashSwitch({ label }: { label: string }) {
  const [isOn, setOn] = useState(true);
  useEffect(() => setOn(!isSlashOff()), []);

  function change(on: boolean) {
    setOn(on);
    switchSlash(on);
  }
  return (
    <label>
      <input type="checkbox" checked={isOn} onChange={({ target }) => change(target.checked)} /> {label}
    </label>
  );
}
