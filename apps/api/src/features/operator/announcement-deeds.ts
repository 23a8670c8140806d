import { addAnnouncement, endAnnouncement } from '../status/announcement-repository.ts';
import { type Deed, isId, OperatorError } from './deed.ts';

/** What everyone is told. */
export const announcementDeeds: Readonly<Record<string, Deed>> = {
  announce: {
    takes: '--en <text> --fr <text> [--from <time>] [--until <time>]',
    about: 'on the status page and above every screen',
    async run(tx, _actions, _words, { en, fr, from, until }) {
      if (!en || !fr) throw new OperatorError('Say it in both languages: --en "..." --fr "..."');
      const id = await addAnnouncement(tx, { en, fr, startsAt: timeOf(from), endsAt: timeOf(until) });
      return {
        event: 'operator.announced',
        organizationId: null,
        target: { kind: 'announcement', id, label: en.slice(0, 200) },
        said: [`Announced. To end it: evenway-operator end-announcement ${id}`],
      };
    },
  },
  'end-announcement': {
    takes: '<id>',
    about: 'takes an announcement down',
    async run(tx, _actions, [id = '']) {
      if (!isId(id) || !(await endAnnouncement(tx, id))) throw new OperatorError(`No announcement ${id} is up.`);
      return {
        event: 'operator.announcement_ended',
        organizationId: null,
        target: { kind: 'announcement', id, label: id },
        said: ['It is down.'],
      };
    },
  },
};

function timeOf(text: string | undefined): Date | null {
  if (text === undefined) return null;
  const time = new Date(text);
  if (Number.isNaN(time.getTime()) || !/T[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(text))
    throw new OperatorError(`Not a time: ${text}. Write it with its zone, as in 2026-11-17T14:00:00Z.`);
  return time;
}
