import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { loadApi } from '../../../api/load-api.ts'
import { partKey, profileChanged } from '../../../api/profile-changed.ts'
import { reasonOf } from '../../../api/problem.ts'
import { useApi } from '../../../api/use-api.ts'
import { formatRange } from '../../../components/calendar-date.ts'
import { useConfirm } from '../../../components/confirm.tsx'
import { ErrorState } from '../../../components/error-state.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { useToast } from '../../../components/toaster.tsx'
import type { EditorProps } from '../../profile-page.ts'
import { BoostForm } from './boost-form.tsx'
import { BoostList } from './boost-list.tsx'
import { dayOf, timeOf, type Span } from './boost-times.ts'
import styles from './boosts.module.css'
import { DoneFrame, type Loss } from '../frame/done-frame.tsx'
import { everyPage } from '../../../api/every-page.ts'

const chosenLoss: Loss = {
  title: 'Close without booking?',
  text: 'The days you chose are not booked yet.',
  confirmText: 'Close',
  cancelText: 'Keep choosing',
}

/** The days on which the profile comes first in searches. */
export function BoostsEditor({ kind, profile, close, focus }: EditorProps) {
  const ownerId = profile.id
  const [today] = useState(() => dayOf(new Date()))
  const queries = useQueryClient()
  const confirm = useConfirm()
  const toast = useToast()
  const [changed, setChanged] = useState<Span>()
  const [isChosen, setChosen] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const refresh = () => profileChanged(queries, kind, ownerId, ['boosts', 'profile'])
  const boosts = useApi(partKey(kind, ownerId, 'boosts'), (api) =>
    everyPage((page) => kind.calls(api).boosts.list({ ownerId, ...page })),
  )

  /** Focuses the changed boost after its form closes. */
  function endChange() {
    flushSync(() => setChanged(undefined))
    list.current?.querySelector<HTMLElement>(`[data-boost="${changed?.id}"] button`)?.focus()
  }

  async function saved(message: string) {
    await refresh()
    if (changed !== undefined) endChange()
    toast.success(message)
  }

  async function cancel(boost: Span) {
    const days = formatRange({ from: boost.startDate, to: boost.endDate })
    const isRunning = timeOf(boost, today) === 'running'
    const outcome = await confirm({
      title: `Cancel the promotion of ${days}?`,
      text: isRunning
        ? 'It ends right away, and the days left are removed from this list.'
        : 'You can book these days again.',
      confirmText: 'Cancel promotion',
      cancelText: 'Keep it',
      isDangerous: true,
    })
    if (outcome !== 'confirmed') return
    try {
      await kind.calls(await loadApi()).boosts.remove({ ownerId, id: boost.id })
      if (changed?.id === boost.id) setChanged(undefined)
      await refresh()
      focus()
      toast.success('Canceled.')
    } catch (error) {
      toast.error(`It was not canceled. ${reasonOf(error)}`)
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
        {...{ kind, ownerId, today, booked, changed }}
        onDirty={setChosen}
        onSaved={saved}
        onCancel={changed && endChange}
      />
    </DoneFrame>
  )
}
