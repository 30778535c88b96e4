import type { SearchText } from '../../../text/text.ts';
import { Icon } from '../../icon/Icon.tsx';
import { CLOSES_SEARCH } from '../search-dialog.ts';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

export interface SearchHeadProps extends Omit<SearchFieldProps, 'label'> {
  text: SearchText;
}

/** What stays over the list: the field and the button that closes the dialog. */
export function SearchHead({ text, ...field }: SearchHeadProps) {
  return (
    <div className="search-head">
      <Icon name="search" />
      <SearchField label={text.searchPlaceholder} {...field} />
      <button
        type="button"
        className="frame-icon-button"
        aria-label={text.searchCloseText}
        {...{ [CLOSES_SEARCH]: '' }}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
