/**
 * What can be told of a campaign that was played: for the server's answers, and for whoever wants to see them without a server.
 *
 *     const recording = new Recording(box, setting, madeAt);
 *     recording.take(entries);
 *     const statistics = statisticsOf(recording.places);
 */
export { historyIn, momentIn } from './lookback.ts';
export { Recording } from './recording.ts';
export { statisticsOf } from './statistics.ts';
