import { useComponent } from 'bifolio/client';

/** An icon by name (`mdi:home`), drawn by the component `Icon`. Decoration: the text beside it says it all. */
export function HomeIcon({ name }: { name: string }) {
  const Icon = useComponent('Icon');
  return Icon ? <Icon name={name} /> : null;
}
