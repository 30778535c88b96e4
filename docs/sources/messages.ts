import { defineSource } from 'bifolio';
import { languages, readGroups } from '../messages/groups.ts';
import { listRow } from '../messages/list.ts';
import { messageRow } from '../messages/page.ts';

/** A page for each kind of problem in `messages.yaml`, and the list of them. */
export default defineSource({
  watch: ['messages.yaml'],
  *pages() {
    const groups = readGroups();
    for (const language of languages) {
      yield listRow(groups, language);
      for (const [id, group] of Object.entries(groups))
        for (const [code, message] of Object.entries(group.messages))
          yield messageRow({ code, message, group: { ...group, id } }, language);
    }
  },
});
