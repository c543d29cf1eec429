import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { reasonOf } from '../../api/problem.ts'
import { profileKey } from '../../api/profile-keys.ts'
import { profileChanged } from '../../api/profile-changed.ts'
import { Button } from '../../components/actions/button.tsx'
import type { EditorProps } from '../profile-page.ts'
import { useWrite } from '../../platform/calls/use-write.ts'
import { Stack } from '../../platform/boxes/stack.tsx'
import { EditorFoot } from './frame/editor-foot.tsx'
import { forgetUnsaved } from '../../page/leave-guard.tsx'
import { FormBanner } from '../../platform/form/form-banner.tsx'

interface DeleteProfileProps extends EditorProps {
  /** What else ends with it. */
  loss?: string | undefined
}

/** Deletes the profile after its name was typed. */
export function DeleteProfile({ kind, profile: { id, name }, close, loss }: DeleteProfileProps) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const noun = kind.noun.one

  // While the page is shown, it would refetch the deleted profile. So the cache is cleared after leaving it.
  const isDeleted = useRef(false)
  useEffect(
    () => () => {
      if (!isDeleted.current) return
      queries.removeQueries({ queryKey: profileKey(kind, id) })
      void profileChanged(queries, kind, id)
    },
    [queries, kind, id],
  )

  const { run, isBusy, error } = useWrite((api) => kind.calls(api).remove({ id }), {
    confirm: () => ({
      title: `Delete ${name}?`,
      text: [
        loss,
        'Nobody will be able to find or open it. An administrator can restore it for 30 days. After that, it is gone with everything that belongs to it.',
      ]
        .filter(Boolean)
        .join(' '),
      confirmText: `Delete ${noun}`,
      keyword: name,
      isDangerous: true,
    }),
    async onDone() {
      forgetUnsaved()
      isDeleted.current = true
      await navigate('/home')
    },
    done: `${name} is deleted. An administrator can restore it for 30 days.`,
    // The banner shows it.
    onFailed() {},
  })

  return (
    <Stack>
      {loss !== undefined && <p>{loss}</p>}
      <p className="mut">
        It will disappear from search right away, with everything that belongs to it. An administrator can
        restore it for 30 days.
      </p>
      <FormBanner>{error === null ? undefined : `It was not deleted. ${reasonOf(error)}`}</FormBanner>
      <EditorFoot>
        <Button variant="danger" icon="trash-2" isBusy={isBusy} onClick={() => run()}>
          Delete this {noun}
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={close}>
          Cancel
        </Button>
      </EditorFoot>
    </Stack>
  )
}
