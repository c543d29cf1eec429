// Without zod, because the importer's pure part and pages in the browser use them too.

/**
 * Reading: the file is compared with the catalogue. Ready: the result can be reviewed, nothing has been changed. Unusable: the
 * file can't be imported as it is, for the reasons in `problem`.
 */
export const importStates = [
  'Reading',
  'Ready',
  'Unusable',
  'Importing',
  'Imported',
  'Undoing',
  'Undone',
] as const
export type ImportState = (typeof importStates)[number]

/** Steps of long work, in order. */
export const importSteps = ['reading', 'comparing', 'listing', 'writing', 'indexing', 'undoing'] as const
export type ImportStep = (typeof importSteps)[number]

/** What becomes of a row. `merged` rows are joined with an earlier row of the same place. */
export const outcomeKinds = [
  'new',
  'changed',
  'unchanged',
  'merged',
  'doubtful',
  'skipped',
  'refused',
] as const
export type OutcomeKind = (typeof outcomeKinds)[number]

/** What to do about a file that can't be imported. */
export const importRemedies = ['columns', 'file', 'retry'] as const
export type ImportRemedy = (typeof importRemedies)[number]

/** Facts that are compared in a normal form. */
export const comparedFacts = ['address', 'phone', 'website'] as const
export type ComparedFact = (typeof comparedFacts)[number]

/** Answers about a row: it is the facility that it resembles, it is a new one, or it is left out. */
export const decisions = ['same', 'new', 'skip'] as const
export type Decision = (typeof decisions)[number]
