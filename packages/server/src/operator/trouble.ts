/** Why whoever runs a server can't do something beside it, as a sentence for them. */
export class OperatorTrouble extends Error {}
