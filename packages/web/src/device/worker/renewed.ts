import type { Renewed, Scope } from './scope.ts';

/** A browser has changed the address at which it is reached: the server learns the new one, and forgets the old. */
export async function renew(scope: Scope, { oldSubscription, newSubscription }: Renewed): Promise<void> {
  const made = newSubscription ?? (await subscribe(scope, oldSubscription ?? undefined));
  const { endpoint, keys = {} } = made.toJSON();
  const { p256dh = '', auth = '' } = keys;
  await tell('POST', { endpoint: endpoint ?? made.endpoint, keys: { p256dh, auth } });
  if (oldSubscription != null) await tell('DELETE', { endpoint: oldSubscription.endpoint });
}

async function subscribe(scope: Scope, old: PushSubscription | undefined): Promise<PushSubscription> {
  const applicationServerKey = old?.options.applicationServerKey ?? (await serverKey());
  return scope.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

async function serverKey(): Promise<string> {
  const { key }: { readonly key: string } = await (await fetch('/api/push')).json();
  return key;
}

async function tell(method: 'POST' | 'DELETE', body: object): Promise<void> {
  await fetch('/api/push', {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
