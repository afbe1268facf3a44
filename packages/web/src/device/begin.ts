import { settings } from '../app/settings.ts';
import { listenForInstall } from './install.ts';
import { keepApp } from './keep.ts';
import { nameIn } from './manifestLink.ts';
import { watchVersion } from './version.ts';

/** What a page does for its device, before anything is drawn. */
export function beginOnDevice(): void {
  nameIn(settings().language);
  listenForInstall();
  watchVersion();
  keepApp();
}
