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
/** A number as it stands in an address: its digits, and nothing that could be read as a number too. */
export const inPath = z
  .string()
  .regex(/^\d{1,15}$/, 'this is no number')
  .transform(Number);
export const seatInPath = inPath.pipe(seat);
export const placeInPath = inPath.pipe(seq);
export const ofSeat = z.strictObject({ table: tableId, seat: seatInPath });
/** A seat, or 0 for whoever watches. */
export const ofNotes = z.strictObject({ table: tableId, seat: inPath.pipe(seat.or(z.literal(0))) });
