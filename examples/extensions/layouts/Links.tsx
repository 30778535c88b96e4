import { Page } from '@bifolio/theme/components';
import type { GeneratedLayoutProps } from 'bifolio';

/** A list of addresses, in the frame of any page. */
export default function Links({ data }: GeneratedLayoutProps<string[]>) {
  return (
    <Page>
      <ul>
        {[...new Set(data)].map((url) => (
          <li key={url}>
            <a href={url}>{url}</a>
          </li>
        ))}
      </ul>
    </Page>
  );
}
