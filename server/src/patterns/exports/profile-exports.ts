import type * as z from 'zod'
import { exportedOf } from '@app/contract/columns/column.ts'
import { kindColumns } from '@app/contract/columns/kind-columns.ts'
import type { Call } from '../../platform/http/call.ts'
import { stepper } from '../../platform/heavy-work/next-round.ts'
import { itemJson, uncachedTexts } from '../item-texts.ts'
import type { KindOf } from '../profile-kind.ts'
import { exportHandler, type ExportedIds, type ExportInput, type ExportSource } from './export-source.ts'

interface ProfileList<F extends z.ZodObject> {
  /** What the file is called. */
  name: string
  /** All matching ids. */
  find(filter: z.output<F>, call: Call): Promise<ExportedIds>
  /** The ids that are still in the list, if it depends on more than visibility. */
  current?(call: Call): Promise<readonly string[]>
}

/** The handler that exports a list of profiles. */
export const profileExport = <I extends z.ZodObject, D extends z.ZodObject, F extends z.ZodObject>(
  kind: KindOf<I, D, F>,
  { name, find, current }: ProfileList<F>,
) =>
  exportHandler<ExportInput<z.output<F>>>({
    columns: exportedOf(kindColumns[kind.kind]),
    name: () => name,
    ids: ({ data: { filter } }, call) => find(filter ?? kind.contract.filter.parse({}), call),
    items: async (_input, call, { ids, distances }) => {
      const listed = current && new Set(await current(call))
      // The cache of texts is for pages. An export would replace all of it.
      const texts = await uncachedTexts(kind, call, [...ids])
      const items: unknown[] = []
      const endStep = stepper()
      for (const [place, id] of ids.entries()) {
        await endStep()
        const text = listed?.has(id) === false ? undefined : texts.get(id)
        if (text) items.push(JSON.parse(itemJson(text, distances?.[place])))
      }
      return items
    },
  } satisfies ExportSource<ExportInput<z.output<F>>>)
