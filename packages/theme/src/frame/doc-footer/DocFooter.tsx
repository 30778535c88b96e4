import { Contributors } from '../contributors/Contributors.tsx';
import { EditLink } from './EditLink.tsx';
import { LastUpdated } from './LastUpdated.tsx';

/** What stands below the content: how to mend the page, when it changed, who wrote it. */
export function DocFooter() {
  return (
    <div className="frame-doc-footer" data-search="false">
      <EditLink />
      <LastUpdated />
      <Contributors />
    </div>
  );
}
