import { outcomeKinds, type OutcomeKind } from '@app/contract/rules/import-words.ts'
import { choice, pageIn, text } from '../page/query-codecs.ts'
import type { Import, ImportPlace } from './import-place.ts'

export const stepNames = ['columns', 'check', 'duplicates', 'import'] as const
export type StepName = (typeof stepNames)[number]

/** What the page of an import shows. Its address has it, so that it can be shared. */
export interface ImportView {
  step: StepName | undefined
  /** Which rows. All if undefined. */
  outcome: OutcomeKind | undefined
  /** Only rows outside of the destination's area. */
  isOutside: boolean
  text: string | undefined
  /** From 1. */
  page: number
}

const steps = choice(stepNames)
const outcomes = choice(outcomeKinds)
/** The contract's limit. */
const maxTextLength = 100

export const readImportView = (search: URLSearchParams): ImportView => ({
  step: steps.read(search.get('step')),
  outcome: outcomes.read(search.get('rows')),
  isOutside: search.get('area') === 'outside',
  text: text.read(search.get('q'))?.slice(0, maxTextLength),
  page: pageIn(search),
})

/** The query of an import's page. */
export function importQuery(view: Partial<ImportView>): string {
  const search = new URLSearchParams({
    ...(view.step !== undefined && { step: view.step }),
    ...(view.outcome !== undefined && { rows: view.outcome }),
    ...(view.isOutside === true && { area: 'outside' }),
    ...(view.text !== undefined && { q: view.text }),
    ...(view.page !== undefined && view.page > 1 && { page: String(view.page) }),
  })
  return search.size === 0 ? '' : `?${search.toString()}`
}

export const hasUnknownColumns = ({ columns, ignoreRest }: Pick<Import, 'columns' | 'ignoreRest'>) =>
  !ignoreRest && columns.some(({ target }) => target === null)

/** The step to open first: the first one where something has to be decided. */
export function firstStep(item: Pick<Import, 'state' | 'isProposed' | 'columns' | 'ignoreRest'>): StepName {
  return item.state === 'Unusable' || item.isProposed || hasUnknownColumns(item) ? 'columns' : 'check'
}

/** What every step gets. */
export interface StepProps {
  place: ImportPlace
  item: Import
  view: ImportView
  /** The address of another view of this import. */
  to: (view: Partial<ImportView>) => string
}
