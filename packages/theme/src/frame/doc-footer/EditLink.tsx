import { usePage } from 'bifolio/client';
import { useTheme } from '../../hooks/use-theme.ts';
import { InterfaceText } from '../../text/InterfaceText.tsx';
import { Icon } from '../icon/Icon.tsx';
import { editUrl } from './edit-url.ts';

/** Link to edit the page's source where it is hosted. Shown when `docsRepo` is set and neither option nor page says no. */
export function EditLink() {
  const { page } = usePage();
  const { editLink, editLinkPattern, docsRepo, docsBranch, docsDir, text } = useTheme();
  const { editLink: onPage = editLink, editLinkPattern: pattern = editLinkPattern } = page.frontmatter;
  if (!onPage || !page.file) return null;
  const url = editUrl({
    repo: docsRepo,
    branch: docsBranch,
    dir: docsDir,
    file: page.file,
    pattern: typeof pattern === 'string' ? pattern : undefined,
  });
  if (!url) return null;
  return (
    <a className="frame-edit-link" href={url} target="_blank" rel="noreferrer">
      <Icon name="pencil" />
      <InterfaceText of="editLinkText">{text.editLinkText}</InterfaceText>
      <span className="visually-hidden"> ({text.openNewWindowText})</span>
    </a>
  );
}
