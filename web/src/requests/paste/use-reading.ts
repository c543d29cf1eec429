import type { ReadFieldName, RequestReading } from '@app/contract/events/request-reading.ts'
import { useState } from 'react'
import type { RequestDraft } from '../request-draft.ts'
import { rowKinds, rowsOf, type ReadingRow } from './reading-rows.ts'

/** What was read, as a draft of the form. */
const draftOf = ({ fields }: Pick<RequestReading, 'fields'>) =>
  Object.entries(fields).reduce<RequestDraft>(
    (draft, [name, field]) => ({ ...draft, [name]: field.value }),
    {},
  )

export interface ChangeableReading {
  rows: readonly ReadingRow[]
  draft: RequestDraft
  /** Rows that must still be confirmed. */
  open: readonly ReadingRow[]
  missing: RequestReading['missing']
  change: (values: RequestDraft) => void
  confirm: (row: ReadingRow) => void
}

/** What was read, with the changes to it. A changed row needs no confirmation. */
export function useReading(reading: RequestReading): ChangeableReading {
  const [draft, setDraft] = useState(() => draftOf(reading))
  const [done, setDone] = useState<ReadonlySet<string>>(new Set())
  const rows = rowsOf(reading.fields)
  const settle = (label: string | undefined) =>
    label !== undefined && setDone((before) => new Set([...before, label]))
  return {
    rows,
    draft,
    open: rows.filter(({ reasons, label }) => reasons.length > 0 && !done.has(label)),
    missing: reading.missing.filter(({ name }) => draft[name] === undefined),
    change(values) {
      setDraft((before) => ({ ...before, ...values }))
      const names: readonly string[] = Object.keys(values)
      settle(rowKinds.find((kind) => kind.names.some((name) => names.includes(name)))?.label)
    },
    confirm: ({ label }) => settle(label),
  }
}

/** All meanings of a row's words, each as the values to set. The first days of an alternative belong to its last ones. */
export function meaningsOf({ names }: ReadingRow, { fields }: RequestReading): RequestDraft[] {
  const meanings = names.map((name: ReadFieldName) => {
    const { value, alternatives = [] } = fields[name] ?? {}
    return { name, values: alternatives.length === 0 ? [] : [value, ...alternatives] }
  })
  const most = Math.max(0, ...meanings.map(({ values }) => values.length))
  return Array.from({ length: most }, (_, at) =>
    meanings.reduce<RequestDraft>(
      (draft, { name, values }) =>
        values.length === 0 ? draft : { ...draft, [name]: values[at] ?? values[0] },
      {},
    ),
  )
}
