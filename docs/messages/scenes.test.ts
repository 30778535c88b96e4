import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import { readGroups, saidOf } from './groups.ts';
import { NOT_SHOWN } from './not-shown.ts';
import { playScenes } from './play-scenes.ts';
import { readReports, readScenes, type Scene } from './scenes.ts';

const scenes = readScenes();
const messages = new Map(Object.values(readGroups()).flatMap((group) => Object.entries(group.messages)));

it('shows each kind of problem by a sample or a scene that is run, or says why not', () => {
  const shown = (code: string) => {
    const { try: tried, report } = messages.get(code) ?? {};
    return [tried ?? report, scenes[code], NOT_SHOWN[code]].filter(Boolean).length;
  };
  expect([...messages.keys()].filter((code) => shown(code) !== 1)).toEqual([]);
  expect(Object.keys({ ...scenes, ...NOT_SHOWN }).filter((code) => !messages.has(code))).toEqual([]);
});

it('has a report of each scene', () => {
  const reports = readReports();
  expect(Object.keys(scenes).filter((code) => !reports[code])).toEqual([]);
});

it('shows the message of its page in each report', () => {
  const isSaid = (code: string, report: string) =>
    saidOf(messages.get(code) ?? { en: '', zh: '' }).some((said) =>
      said.split('…').every((piece) => report.includes(piece.trim())),
    );
  const others = Object.entries(readReports()).filter(
    ([code, report]) => saidOf(messages.get(code) ?? { en: '', zh: '' }).length && !isSaid(code, report),
  );
  expect(others).toEqual([]);
});

/** Scenes whose sites are not built, and those of one site; `ALL_SCENES=1` with `--update` plays all and writes them anew. */
const isPlayed = ({ site, do: lines = ['bifolio build'] }: Scene) =>
  process.env.ALL_SCENES ||
  site === 'tea' ||
  !lines.some((line) => /bifolio (?:build|check|merge|diff|move|sources)/.test(line));

it('prints what pages show of each scene', async () => {
  const played = Object.entries(scenes).filter(([, scene]) => isPlayed(scene));
  const told: Record<string, string | undefined> = {};
  for (const list of Map.groupBy(played, ([code, { site }]) => site ?? code).values())
    Object.assign(told, await playScenes(Object.fromEntries(list)));
  const all = Object.entries({ ...readReports(), ...told }).filter(([code]) => scenes[code]);
  const text = stringify(Object.fromEntries(all), { lineWidth: 0 });
  await expect(`# Written by scenes.test.ts.\n${text}`).toMatchFileSnapshot('reports.yaml');
  expect(played.length).toBeGreaterThan(40);
}, 600_000);
