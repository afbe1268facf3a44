import { type DestinationStream, type Logger, pino } from 'pino';

/** What happened, a line of JSON each, for whoever runs the server. Nothing about what people said, chose or are called, and no secret. */
export function openLog(level: string, to?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      redact: {
        paths: [
          'req.headers',
          'headers',
          'cookie',
          'token',
          'password',
          'url',
          'email',
          'endpoint',
          '*.cookie',
          '*.token',
        ],
        remove: true,
      },
      serializers: {
        err: plainError,
        req: ({ method }) => ({ method }),
        res: ({ statusCode }) => ({ statusCode }),
      },
    },
    to ?? pino.destination({ fd: 2, sync: false }),
  );
}

/** An error without what it may quote: addresses with passwords in them. */
function plainError(error: unknown): {
  readonly message: string;
  readonly stack?: string | undefined;
  readonly code?: unknown;
} {
  if (!(error instanceof Error)) return { message: blanked(String(error)) };
  const code: unknown = 'code' in error ? error.code : undefined;
  return { message: blanked(error.message), stack: blanked(error.stack ?? ''), code };
}

/** Up to the last @ of a line: a password may hold one, and a slash. Only files have no password, and folders with an @ in their names. */
function blanked(text: string): string {
  return text.replace(/(?<!\bfile:\/?)\/\/.*@/g, '//…@');
}
