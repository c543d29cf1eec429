/** The import isn't in the state anymore for which the work was started, so its results are dropped. */
export class JobSuperseded extends Error {}
