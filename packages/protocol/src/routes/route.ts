import { z } from 'zod';
import { seat, seq } from '../choices.ts';

/** Who may ask: anybody, whoever has a session, whoever takes part in the table, its host. */
export type Who = 'anyone' | 'guest' | 'participant' | 'host';

export type Route = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly who: Who;
  readonly says: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
};

export const nothing = z.object({});
/** A campaign's name on the wire. */
export const tableId = z.string().regex(/^[\w-]{8,40}$/, 'this is no table');
export const ofTable = z.strictObject({ table: tableId });
export const seatInPath = z.coerce.number().pipe(seat);
export const placeInPath = z.coerce.number().pipe(seq);
export const ofSeat = z.strictObject({ table: tableId, seat: seatInPath });
