/**
 * Checks entries against `Fields` and keeps their names, and nothing else, as literal types: the names become the
 * list's enum, while wide fields keep type-checking cheap and the entries easy to compute with.
 */
export const namedEntries =
  <Fields>() =>
  <const Name extends string>(entries: readonly (Fields & { name: Name })[]) =>
    entries
