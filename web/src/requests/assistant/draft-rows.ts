import type { RequestTurn } from '@app/contract/assistants/request-assistant.ts'
import { askedText } from '@app/contract/rules/tell-asked.ts'
import { missingLabel, rowKinds, rowsOf } from '../paste/reading-rows.ts'
import type { RequestDraft } from '../request-draft.ts'

export interface DraftRow {
  label: string
  text: string
  /** Of the words that it was read from. Undefined for what was chosen. */
  number: number | undefined
}

/** What is known, in the order of the form, and the labels of what isn't. */
export function draftRows({ reading, values }: Pick<RequestTurn, 'reading' | 'values'>) {
  const draft: RequestDraft = values
  const read = rowsOf(reading.fields)
  const rows = rowKinds.flatMap(({ name, label }): DraftRow[] => {
    const text = askedText(name, draft)
    return text === undefined
      ? []
      : [{ label, text, number: read.find((row) => row.label === label)?.number }]
  })
  const missing = reading.missing
    .filter(({ name }) => draft[name] === undefined)
    .map(({ name }, _at, all) => missingLabel(name, all))
    .filter((label) => rows.every((row) => row.label !== label))
  return { draft, rows, missing: [...new Set(missing)] }
}
