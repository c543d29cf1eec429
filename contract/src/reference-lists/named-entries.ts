/**
 * Checks entries against `Fields` and infers literal types for their names only. The names become an enum; wide types
 * for the other fields keep type checking fast.
 */
export const namedEntries =
  <Fields>() =>
  <const Name extends string>(entries: readonly (Fields & { name: Name })[]) =>
    entries
