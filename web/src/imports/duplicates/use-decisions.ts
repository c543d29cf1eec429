import type { Decision } from '@app/contract/rules/import-words.ts'
import { useState } from 'react'
import { everyPage } from '../../api/every-page.ts'
import { loadApi } from '../../api/load-api.ts'
import { useToast } from '../../components/overlays/toaster.tsx'
import { counted } from '../../components/format.ts'
import { useImportWrite } from '../import-calls.ts'
import type { Import, ImportCalls, ImportPlace, ImportRow } from '../import-place.ts'
import { useKindWords } from '../imported-kind.ts'
import { decisionWords } from '../import-words.ts'

type Given = Parameters<ImportCalls['decide']>[0]['data']

/** Up to so many earlier decisions are made again when a decision about all rows is taken back. */
const mostRemembered = 300

/** Decides doubtful rows. A decision shows at once and is taken back if it fails. */
export function useDecisions(place: ImportPlace, item: Import) {
  const { id: importId, decidedCount } = item
  const { attempt, isBusy } = useImportWrite(place, importId)
  const toast = useToast()
  const words = useKindWords()
  /** Rows that leave the queue before the server has replied. */
  const [leaving, setLeaving] = useState<ReadonlySet<number>>(new Set())
  const [last, setLast] = useState<number>()
  const [isDecidingAll, setDecidingAll] = useState(false)

  const send = (data: Given) => attempt((calls) => calls.decide({ importId, data }))
  const stay = (row: number) => setLeaving((before) => new Set([...before].filter((each) => each !== row)))

  async function decide(
    { row, name }: Pick<ImportRow, 'row' | 'name'>,
    decision: Decision,
    facilityId?: string,
  ) {
    setLeaving((before) => new Set(before).add(row))
    setLast(row)
    if (!(await send({ rows: [row], decision, ...(decision === 'same' && { facilityId }) }))) return stay(row)
    toast.success(`${name ?? 'Row'}: ${words(decisionWords[decision]).toLowerCase()}.`, {
      action: { label: 'Undo', onPress: () => void takeBack(row) },
    })
  }

  async function takeBack(row: number) {
    if (last === row) setLast(undefined)
    if (await send({ rows: [row], decision: null })) stay(row)
  }

  async function takeBackAll() {
    setLast(undefined)
    if (await send({ rows: 'all', decision: null })) setLeaving(new Set())
  }

  async function decideAll(decision: Decision, n: number) {
    setDecidingAll(true)
    try {
      const earlier = decidedCount <= mostRemembered ? await decidedRows() : undefined
      if (!(await send({ rows: 'all', decision }))) return
      setLast(undefined)
      toast.success(`${counted(n, 'row')}: ${words(decisionWords[decision]).toLowerCase()}.`, {
        isPersistent: true,
        ...(earlier && { action: { label: 'Undo', onPress: () => void restore(earlier) } }),
      })
    } catch {
      toast.error('Nothing was decided. Check the connection and try again.')
    } finally {
      setDecidingAll(false)
    }
  }

  async function decidedRows(): Promise<ImportRow[]> {
    if (decidedCount === 0) return []
    const calls = place.calls(await loadApi())
    return everyPage((page) => calls.rows({ importId, isDecided: true, ...page }))
  }

  /** Takes all decisions back, then makes the earlier ones again. */
  async function restore(earlier: readonly ImportRow[]) {
    await takeBackAll()
    for (const given of groupDecisions(earlier)) await send(given)
  }

  return { leaving, last, isBusy, isDecidingAll, decide, decideAll, takeBack, takeBackAll }
}

/** As few calls as possible that make the decisions of these rows. */
export function groupDecisions(
  rows: readonly Pick<ImportRow, 'row' | 'decision' | 'decidedFacilityId'>[],
): Given[] {
  const given: Given[] = []
  const together = { new: [] as number[], skip: [] as number[] }
  for (const { row, decision, decidedFacilityId } of rows) {
    if (decision === 'same')
      given.push({
        rows: [row],
        decision,
        ...(decidedFacilityId !== null && { facilityId: decidedFacilityId }),
      })
    else if (decision !== null) together[decision].push(row)
  }
  for (const decision of ['new', 'skip'] as const)
    if (together[decision].length > 0) given.push({ rows: together[decision], decision })
  return given
}
