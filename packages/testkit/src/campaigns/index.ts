/** Whole campaigns: the map of the story, fixtures that replay, and how they are found and written. */
export * from './fixture.ts';
export * from './hidden.ts';
export * from './packing.ts';
export * from './plans.ts';
export * from './story.ts';
export * from './travel.ts';
