/**
 * What a service worker sees around it, as far as ours looks: the types of a page know nothing of the inside of a worker, and a project
 * can't have both.
 */
export type Extendable = Event & { readonly waitUntil: (work: Promise<unknown>) => void };
export type Fetched = Extendable & {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
};
export type Pushed = Extendable & { readonly data: { readonly json: () => unknown } | null };
export type Clicked = Extendable & { readonly notification: Notification };
export type Renewed = Extendable & {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
};
export type Said = Extendable & { readonly data: unknown };

export type OpenPage = {
  readonly url: string;
  readonly focus: () => Promise<unknown>;
  readonly navigate: (url: string) => Promise<unknown>;
};

type Events = {
  readonly install: Extendable;
  readonly activate: Extendable;
  readonly fetch: Fetched;
  readonly push: Pushed;
  readonly notificationclick: Clicked;
  readonly pushsubscriptionchange: Renewed;
  readonly message: Said;
};

export type Scope = {
  readonly location: Location;
  readonly navigator: Navigator;
  readonly registration: ServiceWorkerRegistration;
  readonly skipWaiting: () => Promise<void>;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (options: {
      readonly type: 'window';
      readonly includeUncontrolled: boolean;
    }) => Promise<readonly OpenPage[]>;
    readonly openWindow: (url: string) => Promise<unknown>;
  };
  readonly addEventListener: <E extends keyof Events>(event: E, heard: (event: Events[E]) => void) => void;
};
