import { Icon } from '../../blocks/icon/component.tsx';

/** The icon before an entry of navigation bar, sidebar or pager: a name, the address of a picture, or a sign. */
export function EntryIcon({ icon }: { icon?: string }) {
  return icon ? (
    <span className="frame-entry-icon" aria-hidden="true">
      <Icon name={icon} />
    </span>
  ) : null;
}
