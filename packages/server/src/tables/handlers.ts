import type { TableInfo } from '@charterstone/protocol';
import { isOver, type Seat } from '@charterstone/rules';
import type { FastifyRequest } from 'fastify';
import type { Shelf } from '../boxes/shelf.ts';
import type { Handlers } from '../http/handlers.ts';
import { conflict, notFound, Refusal } from '../http/refusal.ts';
import type { Chat } from '../live/chat.ts';
import type { Rooms } from '../live/rooms.ts';
import type { Settings } from '../settings/settings.ts';
import { automasAt } from './chairs.ts';
import { type Inviting, WATCHING } from './inviting.ts';
import { type Lists, tablesOf } from './listing.ts';
import type { Making } from './making.ts';
import type { Papers } from './papers.ts';
import type { Seating } from './seating.ts';
import type { ShowingOut } from './showingOut.ts';
import type { Succession } from './succession.ts';
import { makeWhatIf } from './whatIf.ts';

export type TableHouse = Lists & {
  readonly settings: { readonly limits: Pick<Settings['limits'], 'maxImportBytes'> };
  readonly making: Making;
  readonly shelf: Shelf;
  readonly inviting: Inviting;
  readonly seating: Seating;
  readonly showingOut: ShowingOut;
  readonly succession: Succession;
  readonly papers: Papers;
  readonly chat: Chat;
  readonly rooms: Pick<Rooms, 'muted' | 'consent'>;
  readonly made: (campaign: string) => Promise<void>;
  /** Where a link for somebody else leads. */
  readonly originFor: (request: FastifyRequest) => string;
};

type Names =
  | 'boxes'
  | 'makeTable'
  | 'importTable'
  | 'whatIf'
  | 'myTables'
  | 'tableInfo'
  | 'changeTable'
  | 'becomeHost'
  | 'hideTable'
  | 'invites'
  | 'makeInvite'
  | 'revokeInvite'
  | 'people'
  | 'showOut'
  | 'readInvite'
  | 'join'
  | 'standIn'
  | 'handBack'
  | 'takeSeat'
  | 'openSeats'
  | 'nameSeat'
  | 'freeSeat'
  | 'leave'
  | 'comeBack'
  | 'placesBack'
  | 'earlierChat'
  | 'mute'
  | 'muted'
  | 'readNotes'
  | 'writeNotes';

export function tableHandlers(house: TableHouse): Handlers<Names> {
  const { store, company, making, inviting, seating, papers } = house;

  const info = async (campaign: string): Promise<TableInfo> => {
    const found = await company.info(campaign);
    if (found === undefined) throw notFound('table');
    return found;
  };
  /** Everybody at the table sees what has changed about it. */
  const changed = async (campaign: string): Promise<TableInfo> => {
    await company.changed(campaign);
    return info(campaign);
  };

  const begun = async (campaign: string): Promise<TableInfo> => {
    await house.made(campaign);
    return info(campaign);
  };

  /** Between games people may come to charters that nobody plays: so there may be more seats than at the beginning. */
  const automasOf = async (campaign: string): Promise<readonly Seat[]> => {
    const { setting } = await house.tables.campaign(campaign);
    const { state } = await house.tables.open(campaign);
    return automasAt(state, setting);
  };
  const refuseAutomas = async (campaign: string, seat: Seat): Promise<void> => {
    if ((await automasOf(campaign)).includes(seat))
      throw conflict('no-seat', `an Automa sits on chair ${seat}: it would have to be dismissed first`);
  };

  /** Nobody new has anything to play where the last game is over; whoever played comes back, and anybody may be invited to watch. */
  const refuseOver = async (campaign: string): Promise<void> => {
    if (isOver((await house.tables.open(campaign)).state))
      throw conflict('campaign-over', 'the last game has been played here: nobody new sits down');
  };

  /** Whoever plays on from a moment does so alone: a guest would see what others kept to themselves. */
  const refuseCopy = async (campaign: string): Promise<void> => {
    if ((await info(campaign)).whatIf !== undefined)
      throw conflict('what-if', 'a copy is played on for oneself: nobody is invited to it');
  };

  return {
    boxes: async () => ({ boxes: house.shelf.entries() }),
    makeTable: async ({ user, body }) => begun(await making.begin(user, body)),
    importTable: async ({ user, body }) => {
      const most = house.settings.limits.maxImportBytes;
      if (Buffer.byteLength(body.journal) > most)
        throw new Refusal(413, 'too-big', `a campaign that is brought along has ${most} bytes at most`);
      return begun(await making.recreate(user, body));
    },
    whatIf: async ({ user, params, body }) =>
      begun(await makeWhatIf(house, user, { ...params, name: body.name })),
    myTables: async ({ user }) => ({ tables: await tablesOf(user, house) }),
    tableInfo: async ({ params }) => info(params.table),
    changeTable: async ({ params, body }) => {
      const { name, language, courtesy, host } = body;
      if (host !== undefined) await house.succession.handOver(params.table, host);
      const to = {
        ...(name === undefined ? {} : { name }),
        ...(language === undefined ? {} : { language }),
        ...(courtesy === undefined ? {} : { courtesy: JSON.stringify(courtesy) }),
      };
      if (Object.keys(to).length > 0)
        await store.db.updateTable('tables').set(to).where('campaign', '=', params.table).execute();
      return changed(params.table);
    },
    becomeHost: async ({ user, params }) => {
      await house.succession.become(params.table, user);
      return changed(params.table);
    },
    hideTable: async ({ user, params, body }) => {
      // Whoever has it in their list: those who have left, too.
      if ((await company.membership(params.table, user)) === undefined) throw notFound('table');
      await papers.hide(params.table, user, body.hidden);
      return {};
    },
    invites: async ({ params }) => ({ invites: await inviting.all(params.table) }),
    makeInvite: async ({ params, body, request }) => {
      await refuseCopy(params.table);
      if (body.seat !== undefined) {
        await refuseAutomas(params.table, body.seat);
        await refuseOver(params.table);
      }
      const { invite, secret } = await inviting.make(params.table, body.seat);
      // What follows # stays in the browser: no log on the way holds the secret.
      return { invite, link: `${house.originFor(request)}/#/join/${secret}` };
    },
    revokeInvite: async ({ params }) => {
      if (!(await inviting.revoke(params.table, params.invite))) throw notFound('link');
      await company.changed(params.table);
      return {};
    },
    people: async ({ params }) => ({ people: await house.showingOut.people(params.table) }),
    showOut: async ({ user, params }) => {
      await house.showingOut.showOut(params.table, params.person, user);
      return changed(params.table);
    },
    readInvite: async ({ user, body }) => {
      const { campaign, seat } = await inviting.find(body.token);
      const { id, name, seats } = await info(campaign);
      const chair = seats.find((one) => one.seat === seat);
      if (seat === WATCHING) return { table: id, name, free: true };
      const isMine = chair?.person?.id === user;
      const free = isMine || (chair?.person === undefined && !(await automasOf(campaign)).includes(seat));
      return { table: id, name, seat, free };
    },
    join: async ({ user, body }) => {
      const invite = await inviting.find(body.token);
      // It may be older than the Automa, and than the end.
      if (invite.seat !== WATCHING) {
        await refuseAutomas(invite.campaign, invite.seat);
        const known = await company.membership(invite.campaign, user);
        if (known?.watches !== false) await refuseOver(invite.campaign);
      }
      return changed(await inviting.accept(user, invite));
    },
    standIn: async ({ user, params, body }) => {
      await seating.standIn(params.table, params.seat, user, body.bot);
      return changed(params.table);
    },
    handBack: async ({ user, params }) => {
      await seating.handBack(params.table, params.seat, user);
      return changed(params.table);
    },
    takeSeat: async ({ user, params }) => {
      await refuseAutomas(params.table, params.seat);
      await seating.take(params.table, params.seat, user);
      return changed(params.table);
    },
    nameSeat: async ({ user, params, body }) => {
      await seating.name(params.table, params.seat, user, body.name);
      return changed(params.table);
    },
    openSeats: async ({ user, params }) => {
      const [open, automas] = [await seating.openFor(params.table, user), await automasOf(params.table)];
      return { seats: open.filter((seat) => !automas.includes(seat)) };
    },
    freeSeat: async ({ user, params }) => {
      await seating.free(params.table, params.seat, user);
      return changed(params.table);
    },
    leave: async ({ user, params }) => {
      await seating.leave(params.table, user);
      await company.changed(params.table);
      return {};
    },
    comeBack: async ({ user, params }) => {
      await seating.comeBack(params.table, user, await automasOf(params.table));
      return changed(params.table);
    },
    placesBack: async ({ params }) => ({ places: await house.rooms.consent.places(params.table) }),
    earlierChat: async ({ user, params: { table }, query: { before, most } }) =>
      house.chat.last(table, await papers.mutedBy(table, user), before, most),
    mute: async ({ user, params, body }) => {
      if (params.person === user || !(await company.wasEverAt(params.table, params.person)))
        throw notFound('person');
      await papers.mute(params.table, user, params.person, body.muted);
      await house.rooms.muted(params.table, user);
      await company.changed(params.table);
      return { muted: await papers.mutedPeople(params.table, user) };
    },
    muted: async ({ user, params }) => ({ muted: await papers.mutedPeople(params.table, user) }),
    readNotes: async ({ user, params }) => ({
      notes: await papers.notes(params.table, user, params.seat),
    }),
    writeNotes: async ({ user, params, body }) => {
      await papers.write(params.table, user, params.seat, body.notes);
      return {};
    },
  };
}
