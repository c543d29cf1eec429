import type { Impact } from '@app/contract/events/impact.ts'
import type { InputSource } from '@app/contract/rules/impact/input-sources.ts'
import { estimateOf } from '@app/contract/rules/impact/estimate.ts'
import { likelySpending } from '@app/contract/rules/impact/likely-spending.ts'
import { resolvedInputs } from '@app/contract/rules/impact/resolved-inputs.ts'
import { sensitivities } from '@app/contract/rules/impact/sensitivity.ts'
import { useMemo, useState } from 'react'
import { useToast } from '../../components/overlays/toaster.tsx'
import { calls } from '../../platform/calls/calls.ts'
import { fill, useWrite } from '../../platform/calls/use-write.ts'
import { inputIn, keyOf, storedInputs, withInput, type Cell, type OwnInput, type Own } from './cells.ts'
import { readInput } from './range-words.ts'

/** The estimate with its ETag. */
export interface StoredImpact {
  data: Impact
  etag?: string | undefined
}

export const impactCalls = calls['event-mgmt'].events.impact

export const matching = ({ etag }: StoredImpact) => (etag === undefined ? {} : { ifMatch: etag })

interface Draft {
  own: Own
  isPublic: boolean
  /** What is typed and not an input yet, by the key of its cell. */
  texts: Readonly<Record<string, string>>
}

/** The estimate from what is typed on the page, and the function that saves it. */
export function useImpactDraft(stored: StoredImpact) {
  const impact = stored.data
  const { id, facts } = impact
  const [edited, setEdited] = useState<Draft>()
  const { own, isPublic, texts } = edited ?? { own: impact.inputs, isPublic: impact.isPublic, texts: {} }
  const change = (more: Partial<Draft>) =>
    setEdited((before) => ({ ...(before ?? { own, isPublic, texts }), ...more }))
  const toast = useToast()
  const { run, isBusy } = useWrite(impactCalls.put, {
    fills: (reply) => [fill(impactCalls.get, { id }, reply)],
    failed: 'Not saved.',
    onDone() {
      // What was typed since is another change.
      setEdited((now) => (now === edited ? undefined : now))
      toast.success('The estimate is saved.')
    },
  })
  const inputs = useMemo(() => resolvedInputs(facts, own), [facts, own])
  const isChanged =
    JSON.stringify([storedInputs(own), isPublic]) !==
    JSON.stringify([storedInputs(impact.inputs), impact.isPublic])
  return {
    own,
    isPublic,
    inputs,
    estimate: useMemo(() => ({ ...estimateOf(inputs), likely: likelySpending(inputs) }), [inputs]),
    movers: useMemo(() => sensitivities(inputs), [inputs]),
    isDirty: isChanged || Object.keys(texts).length > 0,
    hasErrors: Object.keys(texts).length > 0,
    isSaving: isBusy,
    /** What is typed into a cell, if it isn't an input. */
    textIn: (cell: Cell) => texts[keyOf(cell)],
    /** Takes a typed text. Empty, it returns to the default. */
    type(cell: Cell, text: string, source: InputSource) {
      const { [keyOf(cell)]: _before, ...others } = texts
      const read = text.trim() === '' ? undefined : readInput(text, cell.name)
      if (typeof read === 'string') change({ texts: { ...others, [keyOf(cell)]: text } })
      else
        change({
          texts: others,
          own: withInput(own, cell, read && { source, note: null, ...inputIn(own, cell), ...read }),
        })
    },
    set: (cell: Cell, input: OwnInput | undefined) => change({ own: withInput(own, cell, input) }),
    setPublic: (value: boolean) => change({ isPublic: value }),
    discard: () => setEdited(undefined),
    save: () => run({ id, data: { inputs: storedInputs(own), isPublic } }, matching(stored)),
  }
}
export type ImpactDraft = ReturnType<typeof useImpactDraft>
