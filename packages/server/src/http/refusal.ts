/** Something that can't be done, for a reason that its asker can be told: a word for programs, a sentence for people. */
export class Refusal extends Error {
  readonly status: number;
  readonly error: string;

  constructor(status: number, error: string, message: string) {
    super(message);
    this.status = status;
    this.error = error;
  }
}

export const notFound = (what: string) =>
  new Refusal(404, 'not-found', `there is no such ${what}, or it is not yours`);
export const forbidden = (message: string) => new Refusal(403, 'forbidden', message);
/** The server is about to stop: it, or another one, answers in a moment. */
export const restarting = () =>
  new Refusal(503, 'restarting', 'the server restarts: please try again in a moment');
export const conflict = (error: string, message: string) => new Refusal(409, error, message);
