import { defaultSources, type DefaultSource } from '@app/contract/rules/impact/default-figures.ts'
import { keysOf, segmentInputNames, segmentNames, type Inputs } from '@app/contract/rules/impact/inputs.ts'
import type { ResolvedInput } from '@app/contract/rules/impact/resolved-inputs.ts'

/** The sources of defaults that an estimate uses, in the order of their numbers. */
export function usedSources({ segments, event }: Inputs<ResolvedInput>): DefaultSource[] {
  const used = new Set([
    ...segmentNames.flatMap((segment) => segmentInputNames.map((name) => segments[segment][name].source)),
    event.roomRate.source,
    event.taxRate.source,
    event.organizer.source,
  ])
  return keysOf(defaultSources).filter((source) => used.has(source))
}

export const sourceNumber = (inputs: Inputs<ResolvedInput>, source: ResolvedInput['source']) =>
  source === 'own' ? undefined : usedSources(inputs).indexOf(source) + 1
