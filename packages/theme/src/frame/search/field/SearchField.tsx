import { type KeyboardEventHandler, useEffect, useRef } from 'react';

export interface SearchFieldProps {
  label: string;
  typed: string;
  /** `isComposing`: an input method is not done with it, so it is no search yet. */
  onType(typed: string, isComposing: boolean): void;
  onKeyDown: KeyboardEventHandler;
  listId: string;
  /** Id of the option that Enter would follow; none where nothing is listed. */
  activeId: string | undefined;
}

/** The field of the combobox. */
export function SearchField({ label, typed, onType, onKeyDown, listId, activeId }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const isComposing = useRef(false);

  // What was typed before script was there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (field.current?.value) onType(field.current.value, false);
  }, []);

  return (
    <input
      ref={field}
      type="text"
      role="combobox"
      aria-label={label}
      aria-autocomplete="list"
      aria-expanded={activeId !== undefined}
      aria-controls={listId}
      aria-activedescendant={activeId}
      placeholder={label}
      enterKeyHint="search"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={120}
      value={typed}
      onChange={({ currentTarget }) => onType(currentTarget.value, isComposing.current)}
      onCompositionStart={() => {
        isComposing.current = true;
      }}
      onCompositionEnd={({ currentTarget }) => {
        isComposing.current = false;
        onType(currentTarget.value, false);
      }}
      onKeyDown={onKeyDown}
    />
  );
}
