import { defineSource } from 'bifolio';
import { languages, readGroups } from '../messages/groups.ts';
import { listRow } from '../messages/list.ts';
import { messageRow } from '../messages/page.ts';
import { readReports, readScenes } from '../messages/scenes.ts';
import { shownOf } from '../messages/shown.ts';

/** A page for each kind of problem in `messages.yaml`, and the list of them. */
export default defineSource({
  watch: ['messages.yaml', 'messages/scenes.yaml', 'messages/reports.yaml'],
  async *pages() {
    const groups = readGroups();
    const scenes = readScenes();
    const reports = readReports();
    for (const language of languages) yield listRow(groups, language);
    for (const [id, group] of Object.entries(groups))
      for (const [code, message] of Object.entries(group.messages)) {
        const shown = await shownOf(code, message);
        const scene = scenes[code] && { ...scenes[code], report: reports[code] ?? '' };
        for (const language of languages)
          yield messageRow({ code, message, group: { ...group, id }, shown, scene }, language);
      }
  },
});
