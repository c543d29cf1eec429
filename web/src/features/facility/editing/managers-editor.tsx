import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { profileChanged, profileKey } from '../../../api/profile-changed.ts'
import { reasonOf } from '../../../api/problem.ts'
import { useApi } from '../../../api/use-api.ts'
import { ErrorState } from '../../../components/error-state.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import type { EditorProps } from '../editing-seam.ts'
import { DoneFrame, type Loss } from './frame/done-frame.tsx'
import { everyPage } from '../../../api/every-page.ts'
import { AddManager } from './managers/add-manager.tsx'
import { InheritedManagers } from './managers/inherited-managers.tsx'
import { ManagerRow } from './managers/manager-row.tsx'
import styles from './managers/managers.module.css'
import { kinds } from '../../../kinds/registry.ts'

const typedLoss: Loss = {
  title: 'Close without adding?',
  text: 'The address that you typed was not added.',
  confirmText: 'Close',
  cancelText: 'Keep typing',
}

/** Who runs the page, and as what. Every step is saved at once. */
export function ManagersEditor({ facility, close, focus }: EditorProps) {
  const ownerId = facility.id
  const [isTyped, setTyped] = useState(false)
  const queries = useQueryClient()
  const refresh = () => profileChanged(queries, kinds.facility, ownerId)
  const own = useApi([...profileKey(kinds.facility, ownerId), 'managers', 'edited'], async (api) => {
    const { managers } = api['facility-mgmt'].facilities
    const [named, inherited] = await Promise.all([
      everyPage((page) => managers.list({ ownerId, ...page })),
      everyPage((page) => managers.inherited({ ownerId, ...page })),
    ])
    return { named, inherited }
  })

  return (
    <DoneFrame onDone={close} loss={isTyped ? typedLoss : undefined}>
      {own.data !== undefined ? (
        <>
          <ul className={styles.list} aria-label="Managers">
            {own.data.named.map((member) => (
              <ManagerRow key={member.id} {...{ ownerId, member, refresh }} onLeft={close} onGone={focus} />
            ))}
          </ul>
          {own.data.inherited.length > 0 && <InheritedManagers members={own.data.inherited} />}
          <AddManager {...{ ownerId, refresh }} onDirty={setTyped} />
        </>
      ) : own.error === null ? (
        <Skeleton look="block" className={styles.waiting} />
      ) : (
        <ErrorState
          title="The managers did not load."
          detail={reasonOf(own.error)}
          onRetry={() => void own.refetch()}
          isRetrying={own.isFetching}
        />
      )}
    </DoneFrame>
  )
}
