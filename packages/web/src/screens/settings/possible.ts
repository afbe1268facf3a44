/** What this page's address allows. Browsers keep passkeys and push messages to safe ground, and a passkey belongs to a name. */
export type Lack = 'settings.needsHttps' | 'settings.needsName' | 'settings.needsBrowser';

export function passkeysLack(): Lack | undefined {
  if (!isSecureContext) return 'settings.needsHttps';
  if (typeof PublicKeyCredential === 'undefined') return 'settings.needsBrowser';
  return isNumbered(location.hostname) ? 'settings.needsName' : undefined;
}

export function pushLack(): Lack | undefined {
  if (!isSecureContext) return 'settings.needsHttps';
  return 'serviceWorker' in navigator && 'PushManager' in window ? undefined : 'settings.needsBrowser';
}

function isNumbered(host: string): boolean {
  return /^\d+(\.\d+){3}$/.test(host) || host.startsWith('[');
}
