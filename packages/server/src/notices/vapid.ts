import webPush from 'web-push';
import type { Vapid } from '../settings/settings.ts';
import type { Store } from '../store/store.ts';

const NAME = 'vapid';

/**
 * The keys by which push services know us: the host's own, or a pair that is made once and kept with the tables. Servers that start
 * together agree on one.
 */
export async function vapidFor(
  { db }: Store,
  given: Vapid | undefined,
  publicUrl: string | undefined,
): Promise<Vapid> {
  if (given !== undefined) return given;
  await db
    .insertInto('secrets')
    .values({ name: NAME, value: JSON.stringify(webPush.generateVAPIDKeys()) })
    .onConflict((made) => made.doNothing())
    .execute();
  const { value } = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirstOrThrow();
  const { publicKey, privateKey }: webPush.VapidKeys = JSON.parse(value);
  // Push services want somebody to write to; where nobody is named, our public address has to do.
  const subject = publicUrl?.startsWith('https:') ? publicUrl : 'mailto:nobody@example.org';
  return { publicKey, privateKey, subject };
}
