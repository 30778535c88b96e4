import { useComponent } from 'bifolio/client';
import { Icon } from '../../blocks/icon/component.tsx';

/** An icon by name (`mdi:home`), drawn by the component `Icon`. Decoration: the text beside it says it all. */
export function HomeIcon({ name }: { name: string }) {
  // The text of a page knows no components by name.
  const Own = useComponent('Icon') ?? Icon;
  return <Own name={name} />;
}
