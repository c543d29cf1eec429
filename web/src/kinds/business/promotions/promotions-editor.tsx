import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { dayOf } from '@app/contract/rules/calendar-date.ts'
import { wholeList } from '../../../api/every-page.ts'
import { loadApi } from '../../../api/load-api.ts'
import { reasonOf } from '../../../api/problem.ts'
import { partKey, profileChanged } from '../../../api/profile-changed.ts'
import { useApi } from '../../../api/use-api.ts'
import { Button } from '../../../components/actions/button.tsx'
import { Tag } from '../../../components/actions/chip.tsx'
import { useConfirm } from '../../../components/overlays/confirm.tsx'
import { useToast } from '../../../components/overlays/toaster.tsx'
import { Loaded } from '../../../page/loaded.tsx'
import { NearLimit } from '../../../page/near-limit.tsx'
import { buttonOfEntry, EntryList, EntryRow } from '../../../profile/editing/entry-row.tsx'
import { DoneFrame, type Loss } from '../../../profile/editing/frame/done-frame.tsx'
import type { EditorProps } from '../../../profile/profile-page.ts'
import { PromotionForm } from './promotion-form.tsx'
import { daysText, inOrder, isMain, timeOf, type Promotion } from './promotion-words.ts'
import styles from './promotions-editor.module.css'

const formLoss: Loss = {
  title: 'Close without saving?',
  text: 'The promotion is not saved yet.',
  confirmText: 'Close',
  cancelText: 'Keep editing',
}

const promotionCalls = async () => (await loadApi())['business-mgmt'].businesses.promotions

/** Adds, changes and removes promotions, and chooses the main one. */
export function PromotionsEditor({ kind, profile, close, focus }: EditorProps) {
  const ownerId = profile.id
  const [today] = useState(() => dayOf(new Date()))
  const queries = useQueryClient()
  const confirm = useConfirm()
  const toast = useToast()
  /** The promotion in the form, or `new`. */
  const [edited, setEdited] = useState<Promotion | 'new'>()
  const [isDirty, setDirty] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const refresh = () => profileChanged(queries, kind, ownerId, ['promotions', 'profile', 'changes'])
  const promotions = useApi([...partKey(kind, ownerId, 'promotions'), 'edited'], (api) =>
    wholeList((page) => api['business-mgmt'].businesses.promotions.list({ ownerId, ...page })),
  )

  /** Focuses what opened the form. */
  function closeForm() {
    const opener = edited === undefined || edited === 'new' ? 'new' : edited.id
    flushSync(() => setEdited(undefined))
    const button = buttonOfEntry(frame.current, opener)
    if (button) button.focus()
    else focus()
  }

  async function open(next: Promotion | 'new') {
    if (isDirty && (await confirm({ ...formLoss, isDangerous: true })) !== 'confirmed') return
    setEdited(next)
  }

  async function makeMain({ id, title }: Promotion) {
    try {
      const patch = [{ op: 'replace' as const, path: '/isDefault', value: true }]
      await (await promotionCalls()).update({ ownerId, id, patch })
      await refresh()
      focus()
      toast.success(`“${title}” is shown first.`)
    } catch (error) {
      toast.error(`Nothing was changed. ${reasonOf(error)}`)
    }
  }

  async function remove({ id, title }: Promotion) {
    const outcome = await confirm({
      title: `Remove “${title}”?`,
      text: 'It will disappear from the page right away. This cannot be undone.',
      confirmText: 'Remove',
      isDangerous: true,
    })
    if (outcome !== 'confirmed') return
    try {
      await (await promotionCalls()).remove({ ownerId, id })
      if (edited !== 'new' && edited?.id === id) setEdited(undefined)
      await refresh()
      focus()
      toast.success('Removed.')
    } catch (error) {
      toast.error(`It was not removed. ${reasonOf(error)}`)
    }
  }

  return (
    <DoneFrame
      onDone={close}
      loss={isDirty ? formLoss : undefined}
      download={{
        things: 'promotions',
        count: promotions.data?.items.length ?? 0,
        request: (api, format) =>
          api['business-mgmt'].businesses.promotions.export({ ownerId, data: { format } }),
      }}
    >
      <Loaded query={promotions} errorTitle="The promotions didn’t load.">
        {({ items, limit }) => (
          <div ref={frame}>
            <NearLimit count={items.length} limit={limit} noun="promotions" />
            <EntryList label="All promotions">
              {inOrder(items, today).map((promotion) => (
                <Row
                  key={promotion.id}
                  {...{ promotion, today }}
                  onChange={() => void open(promotion)}
                  onMakeMain={() => void makeMain(promotion)}
                  onRemove={() => void remove(promotion)}
                />
              ))}
            </EntryList>
            {edited === undefined ? (
              <div data-entry="new" className={styles.add}>
                <Button icon="plus" onClick={() => void open('new')}>
                  Add a promotion
                </Button>
              </div>
            ) : (
              <>
                <h3 className={styles.heading}>
                  {edited === 'new' ? 'New promotion' : `Change “${edited.title}”`}
                </h3>
                <PromotionForm
                  key={edited === 'new' ? edited : edited.id}
                  {...{ ownerId, today, refresh, focus }}
                  promotion={edited === 'new' ? undefined : edited}
                  onDirty={setDirty}
                  onClose={closeForm}
                />
              </>
            )}
          </div>
        )}
      </Loaded>
    </DoneFrame>
  )
}

interface RowProps {
  promotion: Promotion
  today: string
  onChange: () => void
  onMakeMain: () => void
  onRemove: () => void
}

function Row({ promotion, today, onChange, onMakeMain, onRemove }: RowProps) {
  const { id, title, isDefault } = promotion
  const isPast = timeOf(promotion, today) === 'past'
  const name = <span className="sr"> {title}</span>
  return (
    <EntryRow
      id={id}
      title={title}
      note={daysText(promotion, today).join(' · ')}
      actions={
        <>
          <Button variant="quiet" onClick={onChange}>
            Change{name}
          </Button>
          {!isDefault && !isPast && (
            <Button variant="quiet" onClick={onMakeMain}>
              Show first{name}
            </Button>
          )}
          <Button variant="quiet" onClick={onRemove}>
            Remove{name}
          </Button>
        </>
      }
    >
      {isMain(promotion, today) && <Tag tone="good">Main promotion</Tag>}
      {isPast && <Tag>Past</Tag>}
    </EntryRow>
  )
}
