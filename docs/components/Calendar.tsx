'use client';

import { useLang } from 'bifolio/client';
import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { zhCN } from 'react-day-picker/locale/zh-CN';
import 'react-day-picker/style.css';
import './calendar.css';

/** A calendar in the language of the page. */
export function Calendar() {
  const [day, setDay] = useState<Date>();
  const lang = useLang();
  return (
    <DayPicker
      mode="single"
      className="calendar"
      selected={day}
      onSelect={setDay}
      locale={lang === 'zh-CN' ? zhCN : undefined}
    />
  );
}
