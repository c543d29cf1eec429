import type { Decision, ImportState, ImportStep, OutcomeKind } from '@app/contract/rules/import-words.ts'
import { count, counted } from '../components/format.ts'
import type { Import } from './import-place.ts'

export type Counts = Record<OutcomeKind, number>

interface StateWords {
  text: string
  tone: 'plain' | 'warn' | 'info' | 'good' | 'bad'
}

const stateWords: Record<ImportState, StateWords> = {
  Reading: { text: 'Checking', tone: 'info' },
  Ready: { text: 'Ready to import', tone: 'warn' },
  Unusable: { text: 'Can’t be imported', tone: 'bad' },
  Importing: { text: 'Importing', tone: 'info' },
  Imported: { text: 'Imported', tone: 'good' },
  Undoing: { text: 'Undoing', tone: 'info' },
  Undone: { text: 'Undone', tone: 'plain' },
}

/** The words of a state. A file that only needs choices of columns is neither broken nor ready. */
export function wordsOfState({ state, problem, isProposed }: Stated): StateWords {
  if (state === 'Unusable' && problem?.remedy === 'columns') return { text: 'Columns needed', tone: 'warn' }
  if (state === 'Ready' && isProposed) return { text: 'Columns to confirm', tone: 'warn' }
  return stateWords[state]
}

type Stated = Pick<Import, 'state' | 'problem' | 'isProposed'>

/** Whether the server is at work on it. */
export const isWorking = (state: ImportState) =>
  state === 'Reading' || state === 'Importing' || state === 'Undoing'

/** Whether its venues are in the catalogue. */
export const isImported = (state: ImportState) => state === 'Imported' || state === 'Undoing'

interface OutcomeWords {
  /** Before the import, of all such rows. */
  label: string
  /** Before the import, of a row. The label if omitted. */
  one?: string
  /** After the import. */
  done: string
  tone: StateWords['tone']
  explanation: string
}

export const outcomeWords: Record<OutcomeKind, OutcomeWords> = {
  new: { label: 'New', done: 'Added', tone: 'good', explanation: 'Not in the catalogue yet.' },
  changed: {
    label: 'Updates',
    one: 'Update',
    done: 'Updated',
    tone: 'info',
    explanation: 'In the catalogue already. The file has something new about them.',
  },
  unchanged: {
    label: 'Already there',
    done: 'Already there',
    tone: 'plain',
    explanation: 'In the catalogue already, or not yours to change. Nothing happens to them.',
  },
  merged: {
    label: 'Joined',
    done: 'Joined',
    tone: 'plain',
    explanation: 'Several rows of one place, such as a row per sport. They become one venue.',
  },
  doubtful: {
    label: 'To decide',
    done: 'Not decided',
    tone: 'warn',
    explanation: 'Too similar to a known venue to tell. Undecided rows are left out.',
  },
  skipped: { label: 'Skipped', done: 'Skipped', tone: 'plain', explanation: 'Left out by your decision.' },
  refused: {
    label: 'Errors',
    one: 'Error',
    done: 'Errors',
    tone: 'bad',
    explanation: 'Rows that can’t be imported. Each one names the column and the reason.',
  },
}

/** What becomes of one row, or became of it. */
export function outcomeText(outcome: OutcomeKind, isDone: boolean): string {
  const { label, one = label, done } = outcomeWords[outcome]
  return isDone && outcome !== 'refused' ? done : one
}

export const totalOf = (counts: Counts) => Object.values(counts).reduce((sum, n) => sum + n, 0)

/** `Import 12 venues`, or what happens instead where all of them are new, or all known. */
export function startText({ new: added, changed }: Counts): string {
  if (changed === 0) return `Import ${counted(added, 'venue')}`
  if (added === 0) return `Update ${counted(changed, 'venue')}`
  return `Import ${counted(added, 'venue')}, update ${count(changed)}`
}

/** The counts of a past import in a line: `312 new, 14 updated, 3 errors`. */
export function countsText(counts: Counts, isDone: boolean): string {
  const words: [number, string][] = [
    [counts.new, isDone ? 'added' : 'new'],
    [counts.changed, isDone ? 'updated' : 'with updates'],
    [counts.unchanged, 'already there'],
    [counts.doubtful, isDone ? 'not decided' : 'to decide'],
    [counts.skipped, 'skipped'],
    [counts.refused, counts.refused === 1 ? 'error' : 'errors'],
  ]
  const shown = words.filter(([n]) => n > 0).map(([n, what]) => `${count(n)} ${what}`)
  return shown.length === 0 ? 'No rows' : shown.join(', ')
}

const stepWords: Record<ImportStep, string> = {
  reading: 'Reading the file',
  comparing: 'Comparing with known venues',
  listing: 'Listing what would happen',
  writing: 'Writing venues',
  indexing: 'Adding them to the search',
  undoing: 'Removing and restoring venues',
}

interface Progress {
  step: ImportStep
  rows: number
  of: number | null
}

/** `Reading the file: 1,200 of 9,000 rows`. */
export function progressText(progress: Progress | null): string {
  if (progress === null) return 'Waiting to start'
  const { step, rows, of } = progress
  if (rows === 0 && of === null) return stepWords[step]
  return `${stepWords[step]}: ${of === null ? counted(rows, 'row') : `${count(rows)} of ${counted(of, 'row')}`}`
}

/** From 0 to 1. Undefined while the total is unknown. */
export const progressPart = (progress: Progress | null) =>
  progress === null || progress.of === null || progress.of === 0
    ? undefined
    : Math.min(1, progress.rows / progress.of)

export const decisionWords: Record<Decision, string> = {
  same: 'Same venue',
  new: 'Different venue',
  skip: 'Skipped',
}

const kilobyte = 1000
/** `512 bytes`, `6.2 KB`, `81 MB`. */
export function bytesText(bytes: number): string {
  if (bytes < kilobyte) return counted(bytes, 'byte')
  const [n, unit] = bytes < kilobyte ** 2 ? [bytes / kilobyte, 'KB'] : [bytes / kilobyte ** 2, 'MB']
  return `${n < 10 ? Math.round(n * 10) / 10 : Math.round(n)} ${unit}`
}
