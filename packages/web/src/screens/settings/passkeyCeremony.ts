import type { Answered, Me } from '@charterstone/protocol';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { ask } from '../../wire/ask.ts';

/** Loaded when somebody wants a passkey: most never do. */
const library = () => import('@simplewebauthn/browser');

/** Makes one on this device; false where somebody changed their mind. */
export async function makePasskey(): Promise<boolean> {
  const { startRegistration } = await library();
  const optionsJSON = await ask('passkeyWanted');
  if (!isCreation(optionsJSON)) throw new Error('these are no options to make a passkey with');
  const made = await startRegistration({ optionsJSON }).catch(unlessChanged);
  if (made === undefined) return false;
  const { id, rawId, type, response } = made;
  const { clientDataJSON, attestationObject, transports = [] } = response;
  await ask('passkeyMade', {
    body: {
      id,
      rawId,
      type,
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject, transports },
    },
  });
  return true;
}

/** Shows one; whoever it belongs to, or undefined where somebody changed their mind. */
export async function showPasskey(): Promise<Me | undefined> {
  const { startAuthentication } = await library();
  const optionsJSON = await ask('passkeyAsked');
  if (!isRequest(optionsJSON)) throw new Error('these are no options to show a passkey with');
  const shown = await startAuthentication({ optionsJSON }).catch(unlessChanged);
  if (shown === undefined) return undefined;
  const { id, rawId, type, response } = shown;
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return ask('passkeyShown', {
    body: {
      id,
      rawId,
      type,
      clientExtensionResults: {},
      response: {
        clientDataJSON,
        authenticatorData,
        signature,
        ...(userHandle === undefined ? {} : { userHandle }),
      },
    },
  });
}

/** A browser's own words for "never mind", and for a question that took too long. */
const CHANGED: readonly string[] = ['NotAllowedError', 'AbortError', 'InvalidStateError'];

function unlessChanged(error: unknown): undefined {
  const name = error instanceof Error ? error.name : '';
  if (!CHANGED.includes(name)) throw error;
}

function isCreation(
  options: Answered<'passkeyWanted'>,
): options is Answered<'passkeyWanted'> & PublicKeyCredentialCreationOptionsJSON {
  return 'rp' in options && 'user' in options && 'pubKeyCredParams' in options;
}

function isRequest(
  options: Answered<'passkeyAsked'>,
): options is Answered<'passkeyAsked'> & PublicKeyCredentialRequestOptionsJSON {
  return typeof options.challenge === 'string' && 'rpId' in options;
}
