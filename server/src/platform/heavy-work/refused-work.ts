/** Input that heavy work refuses. The message is for whoever gave it. */
export class RefusedWork extends Error {}
