import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { loadApi } from '../../api/load-api.ts'
import { reasonOf } from '../../api/problem.ts'
import { profileChanged, profileKey } from '../../api/profile-changed.ts'
import { Banner } from '../../components/display/banner.tsx'
import { Button } from '../../components/actions/button.tsx'
import { useConfirm } from '../../components/overlays/confirm.tsx'
import { useToast } from '../../components/overlays/toaster.tsx'
import type { EditorProps } from '../profile-page.ts'
import frame from './frame/editor-frame.module.css'
import { forgetUnsaved } from '../../page/leave-guard.tsx'

/** Deletes the profile after its name was typed. */
export function DeleteProfile({ kind, profile: { id, name }, close }: EditorProps) {
  const [isDeleting, setDeleting] = useState(false)
  const [failure, setFailure] = useState<string>()
  const confirm = useConfirm()
  const toast = useToast()
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

  async function remove() {
    const outcome = await confirm({
      title: `Delete ${name}?`,
      text: 'Nobody will be able to find or open it. An administrator can restore it for 30 days. After that, it is gone with everything that belongs to it.',
      confirmText: `Delete ${noun}`,
      keyword: name,
      isDangerous: true,
    })
    if (outcome !== 'confirmed') return
    setDeleting(true)
    setFailure(undefined)
    try {
      await kind.calls(await loadApi()).remove({ id })
      forgetUnsaved()
      toast.success(`${name} is deleted. An administrator can restore it for 30 days.`)
      isDeleted.current = true
      await navigate('/home')
    } catch (error) {
      setFailure(`It was not deleted. ${reasonOf(error)}`)
      setDeleting(false)
    }
  }

  return (
    <>
      <p className="mut">
        It will disappear from search right away, with everything that belongs to it. An administrator can
        restore it for 30 days.
      </p>
      {failure !== undefined && (
        <Banner tone="bad" isLive className={frame.failure}>
          {failure}
        </Banner>
      )}
      <div className={frame.foot}>
        <Button variant="danger" icon="trash-2" isBusy={isDeleting} onClick={() => void remove()}>
          Delete this {noun}
        </Button>
        <Button variant="quiet" disabled={isDeleting} onClick={close}>
          Cancel
        </Button>
      </div>
    </>
  )
}
