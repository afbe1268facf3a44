import { type Route, routeIn } from '../../app/route.ts';

const CODE = /^[\w-]{16,64}$/;
/** The places that links are sent for. */
const SENT: readonly Route['at'][] = ['join', 'recover', 'confirm', 'table'];

/** Where pasted text leads: a whole link, its end, or a bare code for a seat; with whatever a messenger has put round it. */
export function wayIn(text: string): Route | undefined {
  const words = text.split(/[\s<>"'()]+/).filter((word) => word !== '');
  for (const word of words) {
    const hash = word.indexOf('#/');
    const route = routeIn(hash < 0 ? '' : word.slice(hash).replace(/[.,;!?]+$/, ''));
    if (SENT.includes(route.at) && isWhole(route)) return route;
  }
  const [code = ''] = words;
  return words.length === 1 && CODE.test(code) ? { at: 'join', token: code } : undefined;
}

/** A link that was cut on its way is told from one that is spent. */
function isWhole(route: Route): boolean {
  return !('token' in route) || CODE.test(route.token);
}
