import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { everyPage } from '../../../api/every-page.ts'
import { reasonOf } from '../../../api/problem.ts'
import { partKey, profileChanged } from '../../../api/profile-changed.ts'
import { useApi } from '../../../api/use-api.ts'
import { Avatar } from '../../../components/avatar.tsx'
import { ErrorState } from '../../../components/error-state.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import type { EditorProps } from '../../profile-page.ts'
import { DoneFrame, type Loss } from '../frame/done-frame.tsx'
import { AddMember } from './add-member.tsx'
import { MemberRow } from './member-row.tsx'
import styles from './members.module.css'

const typedLoss: Loss = {
  title: 'Close without adding?',
  text: 'The address you typed was not added.',
  confirmText: 'Close',
  cancelText: 'Keep typing',
}

/** The team and its roles. */
export function MembersEditor({ kind, profile, close, focus }: EditorProps) {
  const ownerId = profile.id
  const [isTyped, setTyped] = useState(false)
  const queries = useQueryClient()
  // Your own rights may have changed too.
  const refresh = () => profileChanged(queries, kind, ownerId, ['members', 'entitlements'])
  const team = useApi([...partKey(kind, ownerId, 'members'), 'edited'], async (api) => {
    const { members } = kind.calls(api)
    const listInherited = members.inherited
    const [own, inherited] = await Promise.all([
      everyPage((page) => members.list({ ownerId, ...page })),
      listInherited === undefined ? [] : everyPage((page) => listInherited({ ownerId, ...page })),
    ])
    return { own, inherited }
  })

  return (
    <DoneFrame onDone={close} loss={isTyped ? typedLoss : undefined}>
      {team.data !== undefined ? (
        <>
          <ul className={styles.list} aria-label="Team">
            {team.data.own.map((member) => (
              <MemberRow
                key={member.id}
                {...{ kind, ownerId, member, refresh }}
                onLeft={close}
                onGone={focus}
              />
            ))}
          </ul>
          {team.data.inherited.length > 0 && (
            <section className={styles.part}>
              <h3 className={styles.heading}>From the organization</h3>
              <p className="sm mut">
                They manage the organization that owns this page. Change them on its page.
              </p>
              <ul className={styles.list} aria-label="From the organization">
                {team.data.inherited.map(({ id, name, picture, role }) => (
                  <li key={id} className={styles.row}>
                    <Avatar name={name} picture={picture} />
                    <div className={styles.person}>
                      <span className={styles.name}>{name}</span>
                    </div>
                    <span className="sm mut">{role}, inherited</span>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <AddMember {...{ kind, ownerId, refresh }} onDirty={setTyped} />
        </>
      ) : team.error === null ? (
        <Skeleton look="block" className={styles.waiting} />
      ) : (
        <ErrorState
          title="The team did not load."
          detail={reasonOf(team.error)}
          onRetry={() => void team.refetch()}
          isRetrying={team.isFetching}
        />
      )}
    </DoneFrame>
  )
}
