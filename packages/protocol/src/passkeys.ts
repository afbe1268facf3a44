import { z } from 'zod';

/** Bytes as base64url; the longest id that an authenticator may give has 1023 of them. */
const bytes = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]*$/, 'this is no base64url');
export const passkeyId = bytes(1400);

/**
 * What a browser needs for its credential functions, as `PublicKeyCredential.parseCreationOptionsFromJSON` and
 * `parseRequestOptionsFromJSON` take it.
 */
export const passkeyOptions = z.looseObject({ challenge: z.string() });

const credential = {
  id: passkeyId,
  rawId: passkeyId,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
};

/** A credential that was made, by its `toJSON()`: browsers add to it, and what is not named here is passed over. */
export const madePasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(12_000),
    transports: z.exactOptional(z.array(z.string().max(40)).max(10)),
  }),
});

/** A credential that was shown, by its `toJSON()`. */
export const shownPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: z.exactOptional(bytes(100)),
  }),
});

export type MadePasskey = z.infer<typeof madePasskey>;
export type ShownPasskey = z.infer<typeof shownPasskey>;
