const ADVICE: Readonly<Record<string, string>> = {
  ClientOnly: 'Take the tag away: islands are rendered at build and come alive in the browser.',
  BrowserOnly: 'Take the tag away: islands are rendered at build and come alive in the browser.',
  Content: 'Include the text: <!-- @include: ./part.md -->.',
  RouterLink: 'Write a link: [text](./page.md).',
  RouteLink: 'Write a link: [text](./page.md).',
  AutoLink: 'Write a link: [text](./page.md).',
  OutboundLink: 'Take it out: links that lead away are marked.',
  Transition: 'Take the tag away; CSS can animate what is inside.',
  Suspense: 'Take the tag away.',
  Teleport: 'Take the tag away, or use a slot of the theme: /guide/layout-slots/.',
  CodeGroup: 'Write ::: code-group.',
  CodeGroupItem: 'Write ::: code-group.',
  VPTeamMembers: 'Write a card for each person: ::: card-grid.',
  VPTeamPage: 'Write headings and cards.',
  VPTeamPageTitle: 'Write a heading.',
  VPTeamPageSection: 'Write a heading and cards.',
  VPHomeHero: 'Use the block "hero" of a home page: /guide/custom-home/.',
  VPHomeFeatures: 'Use the block "features" of a home page: /guide/custom-home/.',
  VPHomeSponsors: 'Use images that are links.',
};

/** What to write in place of a component that does not exist here. */
export const componentAdvice = (name: string): string =>
  ADVICE[name] ??
  `Write it for React as components/${name}.tsx; begin the file with 'use client' if it reacts to readers.`;
