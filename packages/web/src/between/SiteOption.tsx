import type { ReactNode } from 'react';
import { Drawn } from '../art/Drawn.tsx';
import { ISLAND_BOX, islandArt } from '../board/islandArt.ts';
import { plotArt } from '../board/plotArt.ts';
import { Icon } from '../table/Icon.tsx';
import type { Scene } from '../table/scene.ts';
import { CardOption } from './CardOption.tsx';
import { Option } from './Option.tsx';

/** What is said of an island that is laid, and of the plot that it lies over. */
export const ISLAND = { empty: 'between.islandEmpty', full: 'between.islandHolds' } as const;
export const PLOT = { empty: 'between.plotEmpty', full: 'between.plotCovers' } as const;

type SiteProps = {
  readonly scene: Scene;
  readonly site: string;
  readonly words: typeof ISLAND | typeof PLOT;
} & (
  | { readonly onPress: () => void; readonly why?: undefined }
  /** Why it can't be chosen. */
  | { readonly onPress?: undefined; readonly why: string }
);

/** What stands there comes into play, or is out of it for a game: what it takes and does is told as on its card. */
export function SiteOption({ scene, site, words, why, onPress }: SiteProps): ReactNode {
  const { say, now } = scene;
  const card = now.village[site];
  if (card !== undefined)
    return (
      <CardOption
        className="site-option"
        scene={scene}
        card={card}
        title={say.site(site)}
        note={why ?? say.ui(words.full, { what: say.name(card) })}
        isDisabled={why !== undefined}
        onPress={onPress}
      />
    );
  return (
    <Option className="site-option" isDisabled={why !== undefined} onPress={onPress}>
      <EmptySite site={site} />
      <strong>{say.site(site)}</strong>
      <small>{why ?? say.ui(words.empty)}</small>
    </Option>
  );
}

/** The island, or where the plot lies. */
function EmptySite({ site }: { readonly site: string }): ReactNode {
  const plot = plotArt(site);
  return (
    <span className="card-option-picture" data-empty aria-hidden>
      {site.startsWith('sky-') ? (
        <Drawn markup={islandArt(site)} viewBox={ISLAND_BOX} />
      ) : plot !== undefined ? (
        <Drawn {...plot} />
      ) : (
        <Icon name="plot" />
      )}
    </span>
  );
}
