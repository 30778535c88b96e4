'use client';
import { FUTURE, PAST, SupportTable, type SupportText } from '@bifolio/theme/caniuse';
import { useLang } from 'bifolio/client';
import { type ReactNode, useState } from 'react';
import { CopyBox } from '../tool/CopyBox.tsx';
import { Slider } from '../tool/Slider.tsx';
import { Tool } from '../tool/Tool.tsx';
import { embedLine } from './embed-line.ts';
import { FeaturePicker } from './FeaturePicker.tsx';
import { unpackSupport } from './packed-support.ts';
import { finderText } from './text.ts';
import { useSupport } from './use-support.ts';
import './style.css';

interface FinderProps {
  table: SupportText;
  /** Shown until the data are there: the embed of the first feature. */
  children: ReactNode;
}

/** A field that finds features, two sliders for versions, the table, and the line of Markdown. */
export function Finder({ table, children }: FinderProps) {
  const lang = useLang();
  const text = finderText(lang);
  const [name, setName] = useState('css-grid');
  const [past, setPast] = useState(PAST.default);
  const [future, setFuture] = useState(FUTURE.default);
  const { data, failed } = useSupport();
  const feature = data?.features.find(([one]) => one === name);
  return (
    <Tool className="caniuse-finder">
      <FeaturePicker features={data?.features} failed={failed} text={text} onPick={setName} />
      <div className="tool-row">
        <Slider label={text.past} value={past} max={PAST.most} onChange={setPast} />
        <Slider label={text.future} value={future} max={FUTURE.most} onChange={setFuture} />
      </div>
      {data && feature ? (
        <SupportTable
          feature={name}
          past={past}
          support={unpackSupport(data, feature, PAST.most - past, PAST.most + 1 + future)}
          lang={lang}
          text={table}
        />
      ) : (
        children
      )}
      <CopyBox label={text.line} code={embedLine(name, past, future)} text={text} />
    </Tool>
  );
}
