import { useMutation, useQueryClient } from '@tanstack/react-query'
import { profileChanged } from '../../../../api/profile-changed.ts'
import { ApiProblem, reasonOf } from '../../../../api/problem.ts'
import { useToast } from '../../../../components/toaster.tsx'
import { listOf } from '../../../../page/format.ts'
import { writeRevision, type Revision } from './revision.ts'
import { saveFields, type FieldsToSave } from './save-fields.ts'
import { kinds } from '../../../../kinds/registry.ts'

/** Saves fields, of which `what` is the labels, lets the page show them, and offers to take them back. */
export function useFieldSaving(id: string, what: readonly string[]) {
  const queries = useQueryClient()
  const toast = useToast()
  const show = () => profileChanged(queries, kinds.facility, id)

  async function undo(before: Revision, after: Revision) {
    try {
      await writeRevision(id, after, before.fields)
      await show()
      toast.success('Undone. It is as it was before.')
    } catch (error) {
      const isOutdated = error instanceof ApiProblem && error.status === 412
      toast.error(
        isOutdated ? 'Somebody has changed the page since, so nothing was undone.' : reasonOf(error),
      )
    }
  }

  return useMutation({
    mutationFn: async (fields: Omit<FieldsToSave, 'id'>) => {
      const outcome = await saveFields({ id, ...fields })
      // Mine or somebody else's: the page is another. What is saved is saved, whether or not it hears of it at once.
      await show().catch(() => undefined)
      if (outcome.kind !== 'saved') return outcome
      const { before, after } = outcome
      toast.success(what.length === 0 ? 'Saved.' : `Saved: ${listOf([...what])}.`, {
        action: { label: 'Undo', onPress: () => void undo(before, after) },
      })
      return outcome
    },
  })
}
