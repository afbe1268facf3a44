/** Something the user can put right: one line on stderr and an exit code, never a stack trace. */
export class Trouble extends Error {
  readonly exitCode: number;
  constructor(message: string, exitCode = 1) {
    super(message);
    this.name = 'Trouble';
    this.exitCode = exitCode;
  }
}

/** Trouble with what was typed on the command line. */
export function misuse(message: string): Trouble {
  return new Trouble(message, 2);
}

/** Why something went wrong, as a line for people. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
