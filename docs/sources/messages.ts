import { defineSource } from 'bifolio';
import { languages, readGroups } from '../messages/groups.ts';
import { listRow } from '../messages/list.ts';
import { messageRow } from '../messages/page.ts';
import { shownOf } from '../messages/shown.ts';

/** A page for each kind of problem in `messages.yaml`, and the list of them. */
export default defineSource({
  watch: ['messages.yaml'],
  async *pages() {
    const groups = readGroups();
    for (const language of languages) yield listRow(groups, language);
    for (const [id, group] of Object.entries(groups))
      for (const [code, message] of Object.entries(group.messages)) {
        const shown = await shownOf(code, message);
        for (const language of languages)
          yield messageRow({ code, message, group: { ...group, id }, shown }, language);
      }
  },
});
