import { type House, openHouse } from './house.ts';
import { ground, type Kind } from './stores.ts';

/** A server in this process on a database of its own, which goes with it. */
export type StoreHouse = House & { readonly kind: Kind; readonly leave: () => Promise<void> };

export async function houseOn(kind: Kind): Promise<StoreHouse> {
  const place = await ground(kind);
  const house = await openHouse(place.where);
  return {
    ...house,
    kind,
    leave: async () => {
      await house.stop();
      await place.dispose();
    },
  };
}
