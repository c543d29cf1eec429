import { useMutation, useQueryClient } from '@tanstack/react-query'
import { profileChanged, profileSaved } from '../../../api/profile-changed.ts'
import { ApiProblem, reasonOf } from '../../../api/problem.ts'
import { useToast } from '../../../components/toaster.tsx'
import { listOf } from '../../../page/format.ts'
import { writeRevision, type Edited, type Revision, type Saved } from './revision.ts'
import { saveFields, type FieldsToSave } from './save-fields.ts'

/** Saves fields, puts the reply into the cache, and offers to undo. `labels` names what changed. */
export function useFieldSaving(edited: Edited, labels: readonly string[]) {
  const queries = useQueryClient()
  const toast = useToast()
  const { kind } = edited

  async function undo(before: Revision, { revision }: Saved) {
    try {
      const { profile } = await writeRevision(edited, revision, before.fields)
      await profileSaved(queries, kind, profile)
      toast.success('Your change was undone.')
    } catch (error) {
      const isOutdated = error instanceof ApiProblem && error.status === 412
      toast.error(isOutdated ? 'Someone has changed the page since, so nothing was undone.' : reasonOf(error))
    }
  }

  return useMutation({
    mutationFn: async (fields: FieldsToSave) => {
      const outcome = await saveFields(edited, fields)
      if (outcome.kind === 'conflict')
        await profileChanged(queries, kind, edited.id, ['profile']).catch(() => {})
      if (outcome.kind !== 'saved') return outcome
      const { before, saved } = outcome
      await profileSaved(queries, kind, saved.profile)
      toast.success(labels.length === 0 ? 'Saved.' : `Saved: ${listOf([...labels])}.`, {
        action: { label: 'Undo', onPress: () => void undo(before, saved) },
      })
      return outcome
    },
  })
}
