import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { profileChanged, profileKey } from '../../../api/profile-changed.ts'
import { reasonOf } from '../../../api/problem.ts'
import { useApi } from '../../../api/use-api.ts'
import { formatRange } from '../../../components/calendar-date.ts'
import { useConfirm } from '../../../components/confirm.tsx'
import { ErrorState } from '../../../components/error-state.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { useToast } from '../../../components/toaster.tsx'
import type { EditorProps } from '../editing-seam.ts'
import { cancelBoost } from './boosts/boost-calls.ts'
import { BoostForm } from './boosts/boost-form.tsx'
import { BoostList } from './boosts/boost-list.tsx'
import { dayOf, timeOf, type Span } from './boosts/boost-times.ts'
import styles from './boosts/boosts.module.css'
import { DoneFrame, type Loss } from './frame/done-frame.tsx'
import { everyPage } from '../../../api/every-page.ts'
import { kinds } from '../../../kinds/registry.ts'

const chosenLoss: Loss = {
  title: 'Close without booking?',
  text: 'The days that you chose are not booked yet.',
  confirmText: 'Close',
  cancelText: 'Keep choosing',
}

/** The days on which the facility comes first in searches. Every step is saved at once. */
export function BoostsEditor({ facility, close, focus }: EditorProps) {
  const ownerId = facility.id
  const [today] = useState(() => dayOf(new Date()))
  const queries = useQueryClient()
  const confirm = useConfirm()
  const toast = useToast()
  const [changed, setChanged] = useState<Span>()
  const [isChosen, setChosen] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const refresh = () => profileChanged(queries, kinds.facility, ownerId)
  const boosts = useApi([...profileKey(kinds.facility, ownerId), 'boosts', 'edited'], (api) =>
    everyPage((page) => api['facility-mgmt'].facilities.boosts.list({ ownerId, ...page })),
  )

  /** Back from the form to the boost that it was about. */
  function endChange() {
    flushSync(() => setChanged(undefined))
    list.current?.querySelector<HTMLElement>(`[data-boost="${changed?.id}"] button`)?.focus()
  }

  async function saved(said: string) {
    await refresh()
    if (changed !== undefined) endChange()
    toast.success(said)
  }

  async function cancel(boost: Span) {
    const days = formatRange({ from: boost.startDate, to: boost.endDate })
    const isRunning = timeOf(boost, today) === 'running'
    const outcome = await confirm({
      title: `Cancel the promotion of ${days}?`,
      text: isRunning
        ? 'It ends at once, for the days that are left as well as in this list.'
        : 'The days are free again for others of your bookings.',
      confirmText: 'Cancel promotion',
      cancelText: 'Keep it',
      isDangerous: true,
    })
    if (outcome !== 'confirmed') return
    try {
      await cancelBoost(ownerId, boost.id)
      if (changed?.id === boost.id) setChanged(undefined)
      await refresh()
      focus()
      toast.success('Cancelled.')
    } catch (error) {
      toast.error(`It was not cancelled. ${reasonOf(error)}`)
    }
  }

  if (boosts.data === undefined) {
    return (
      <DoneFrame onDone={close}>
        {boosts.error === null ? (
          <Skeleton look="block" className={styles.waiting} />
        ) : (
          <ErrorState
            title="The promotions did not load."
            detail={reasonOf(boosts.error)}
            onRetry={() => void boosts.refetch()}
            isRetrying={boosts.isFetching}
          />
        )}
      </DoneFrame>
    )
  }

  const booked = boosts.data.filter(({ id }) => id !== changed?.id)
  return (
    <DoneFrame onDone={close} loss={isChosen ? chosenLoss : undefined}>
      <div ref={list}>
        <BoostList
          boosts={boosts.data}
          today={today}
          onChange={setChanged}
          onCancel={(boost) => void cancel(boost)}
        />
      </div>
      <h3 className={styles.heading}>
        {changed === undefined
          ? 'Book days'
          : `Change ${formatRange({ from: changed.startDate, to: changed.endDate })}`}
      </h3>
      <BoostForm
        key={changed?.id ?? 'new'}
        {...{ ownerId, today, booked, changed }}
        onDirty={setChosen}
        onSaved={saved}
        onCancel={changed && endChange}
      />
    </DoneFrame>
  )
}
