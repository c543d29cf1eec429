import type { RequestTalk, RequestTurn } from '@app/contract/assistants/request-assistant.ts'
import { askedText } from '@app/contract/rules/tell-asked.ts'
import { missingLabel, rowKinds, rowsOf } from '../paste/reading-rows.ts'
import { draftOf } from '../paste/use-reading.ts'
import type { RequestDraft } from '../request-draft.ts'

export interface DraftRow {
  label: string
  text: string
  /** Of the words that it was read from. Undefined for what was chosen. */
  number: number | undefined
}

type DraftChoices = Pick<RequestTalk, 'chosen' | 'dropped'>

/** What is known, in the order of the form, and the labels of what isn't. */
export function draftRows(turn: Pick<RequestTurn, 'reading'>, { chosen, dropped }: DraftChoices) {
  const whole: RequestDraft = { ...draftOf(turn.reading), ...chosen }
  const draft: RequestDraft = { ...whole, ...Object.fromEntries(dropped.map((name) => [name, undefined])) }
  const read = rowsOf(turn.reading.fields)
  const rows = rowKinds.flatMap(({ name, label, names }): DraftRow[] => {
    const text = askedText(name, draft)
    if (text === undefined) return []
    const isChosen = names.some((one) => chosen[one] !== undefined)
    return [{ label, text, number: isChosen ? undefined : read.find((row) => row.label === label)?.number }]
  })
  const missing = turn.reading.missing
    .filter(({ name }) => draft[name] === undefined)
    .map(({ name }, _at, all) => missingLabel(name, all))
    .filter((label) => rows.every((row) => row.label !== label))
  return { draft, rows, missing: [...new Set(missing)] }
}
