'use client';

import { type ReactNode, useId, useState } from 'react';
import { FileList } from './FileList.tsx';
import { fileNodes } from './file-nodes.ts';

export interface FilePanesProps {
  title?: ReactNode;
  /** A CSS length. @default '320px' */
  height?: string;
  /** Index of the file that is open at first; -1 for none. @default 0 */
  active?: number;
  /** Whether the icons of files tell their kinds apart by colour. @default 'colored' */
  icon?: 'colored' | 'simple';
  /** Says what the list is. */
  label: string;
  /** `kind` is what its icon shows, such as `script` or `style`. */
  files: readonly { path: string; kind?: string; panel: ReactNode }[];
}

/** Files in folders on one side, the chosen one on the other. Without script, and in print, all are shown. */
export function FilePanes({
  title,
  height = '320px',
  active = 0,
  icon = 'colored',
  label,
  files,
}: FilePanesProps) {
  const [chosen, choose] = useState(active);
  const id = useId();
  return (
    <div className="block-code-tree" data-height={height} data-icon={icon}>
      {title && <p className="block-code-tree-title">{title}</p>}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, and several landmarks of one name confuse */}
      <div className="block-code-tree-files" role="group" aria-label={label}>
        <FileList
          nodes={fileNodes(files.map(({ path }) => path))}
          kinds={files.map(({ kind }) => kind)}
          active={chosen}
          panelId={(file) => `${id}file-${file}`}
          onChoose={choose}
        />
      </div>
      <div className="block-code-tree-panels">
        {files.map(({ panel }, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: files never move, and two may have one path
            key={index}
            id={`${id}file-${index}`}
            data-chosen={index === chosen || undefined}
          >
            {panel}
          </div>
        ))}
      </div>
    </div>
  );
}
