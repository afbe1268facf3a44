/**
 * The messages between browser and server as schemas: the only description of the wire. Unknown fields are refused at the door of
 * the server; a browser passes over what it does not know.
 */
export * from './choices.ts';
export * from './history.ts';
export * from './passkeys.ts';
export * from './people.ts';
export * from './pictures.ts';
export * from './replay.ts';
export * from './routes/index.ts';
export * from './socket.ts';
export * from './tables.ts';
