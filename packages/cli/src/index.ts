/** The program is started, not used; only how it weighs the app is of use to the app's own tests. */
export { downloads } from './bench/web/downloads.ts';
