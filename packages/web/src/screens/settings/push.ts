import { keeper, keeperIfAny } from '../../device/registration.ts';
import { ask } from '../../wire/ask.ts';

/** Somebody, or the browser on their behalf, has said no. */
export class NotAllowed extends Error {}

export async function isPushed(): Promise<boolean> {
  const worker = await keeperIfAny();
  return (await worker?.pushManager.getSubscription()) != null;
}

export async function pushOn(): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotAllowed();
  const { key } = await ask('pushKey');
  const worker = await keeper();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const made = await worker.pushManager.subscribe(options).catch(async () => {
    // One that was made with another key of the server has to go first.
    await (await worker.pushManager.getSubscription())?.unsubscribe();
    return worker.pushManager.subscribe(options).catch(() => {
      throw new NotAllowed();
    });
  });
  const { endpoint, keys = {} } = made.toJSON();
  const { p256dh = '', auth = '' } = keys;
  await ask('pushOn', { body: { endpoint: endpoint ?? made.endpoint, keys: { p256dh, auth } } });
}

export async function pushOff(): Promise<void> {
  const worker = await keeperIfAny();
  const made = await worker?.pushManager.getSubscription();
  await ask('pushOff', { body: made == null ? {} : { endpoint: made.endpoint } });
  await made?.unsubscribe();
}
