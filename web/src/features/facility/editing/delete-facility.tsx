import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { profileChanged, profileKey } from '../../../api/profile-changed.ts'
import { reasonOf } from '../../../api/problem.ts'
import { loadApi } from '../../../api/load-api.ts'
import { Banner } from '../../../components/banner.tsx'
import { Button } from '../../../components/button.tsx'
import { useConfirm } from '../../../components/confirm.tsx'
import { useToast } from '../../../components/toaster.tsx'
import type { EditorProps } from '../editing-seam.ts'
import frame from './frame/editor-frame.module.css'
import { forgetUnsaved } from './frame/unsaved.ts'
import { kinds } from '../../../kinds/registry.ts'

/** Deletes the facility, once its name has been typed. */
export function DeleteFacility({ facility, close }: EditorProps) {
  const [isDeleting, setDeleting] = useState(false)
  const [failure, setFailure] = useState<string>()
  const confirm = useConfirm()
  const toast = useToast()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { id } = facility

  // Not before the page is left: as long as it shows, it would ask for what is deleted.
  const isDeleted = useRef(false)
  useEffect(
    () => () => {
      if (!isDeleted.current) return
      queries.removeQueries({ queryKey: profileKey(kinds.facility, id) })
      void profileChanged(queries, kinds.facility, id)
    },
    [queries, id],
  )

  async function remove() {
    const outcome = await confirm({
      title: `Delete ${facility.name}?`,
      text: 'Nobody can find or open it from now on. An administrator can bring it back for 30 days; then it is gone with its images, documents and reviews.',
      confirmText: 'Delete facility',
      keyword: facility.name,
      isDangerous: true,
    })
    if (outcome !== 'confirmed') return
    setDeleting(true)
    setFailure(undefined)
    try {
      await (await loadApi())['facility-mgmt'].facilities.remove({ id })
      // What was typed elsewhere on the page has nothing left to be saved to.
      forgetUnsaved()
      toast.success(`${facility.name} is deleted. An administrator can bring it back for 30 days.`)
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
        It goes from every search at once, with its images, documents, spaces and reviews. An administrator
        can bring it back for 30 days.
      </p>
      {failure !== undefined && (
        <Banner tone="bad" isLive className={frame.failure}>
          {failure}
        </Banner>
      )}
      <div className={frame.foot}>
        <Button variant="danger" icon="trash-2" isBusy={isDeleting} onClick={() => void remove()}>
          Delete this facility
        </Button>
        <Button variant="quiet" disabled={isDeleting} onClick={close}>
          Cancel
        </Button>
      </div>
    </>
  )
}
