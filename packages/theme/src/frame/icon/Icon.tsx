const PATHS = {
  menu: 'M3 6h18M3 12h18M3 18h12',
  copy: 'M8.5 8.5h11v12h-11zM15.5 8.5v-5h-11v12h4',
  check: 'M5 12.5l5 5L19.5 7',
  close: 'M5 5l14 14M19 5L5 19',
  up: 'M12 20V5M5.5 11.5L12 5l6.5 6.5',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  chevron: 'M6 9l6 6 6-6',
  language: 'M4 5h9M8.5 3v2M11 5c-1 4-3.5 7-7 9M6 8c1 2.5 3 4.5 6 6M12.5 21l4.25-10L21 21M14 17.5h5.5',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20.5 20.5',
  outline: 'M4 6h16M8 12h12M8 18h12',
  pencil: 'M4 20l1-5L16 4l4 4L9 19zM13.5 6.5l4 4',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2',
  tag: 'M4 4h7l9 9-7 7-9-9zM8 8h.01',
  heart: 'M12 20S4 15 4 9.2A4.2 4.2 0 0 1 12 7a4.2 4.2 0 0 1 8 2.2C20 15 12 20 12 20z',
  star: 'M12 3.5l2.6 5.5 6 .8-4.4 4.1 1.1 6L12 17l-5.3 2.9 1.1-6L3.4 9.8l6-.8z',
  flag: 'M5.5 21V4M5.5 4.5h13l-3 4.5 3 4.5h-13',
  lock: 'M6 10.5h12V20H6zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5',
  place:
    'M12 21s6.5-6 6.5-11a6.5 6.5 0 0 0-13 0c0 5 6.5 11 6.5 11zM12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  building: 'M5 20.5V4.5h9v16M14 9.5h5v11M3.5 20.5h17M8 8.5h3M8 12.5h3M8 16.5h3',
  feed: 'M5 12a7 7 0 0 1 7 7M5 5a14 14 0 0 1 14 14M6 17.5h.01',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
};

export type IconName = keyof typeof PATHS;

/** A line icon of the frame, drawn with the text's colour and hidden from screen readers. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="frame-icon" data-icon={name} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
