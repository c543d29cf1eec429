import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { dayOf } from '@app/contract/rules/calendar-date.ts'
import { wholeList } from '../../../api/every-page.ts'
import { profileChanged } from '../../../api/profile-changed.ts'
import { Button } from '../../../components/actions/button.tsx'
import { Tag } from '../../../components/actions/chip.tsx'
import { useConfirm } from '../../../components/overlays/confirm.tsx'
import { Loaded } from '../../../page/loaded.tsx'
import { NearLimit } from '../../../page/near-limit.tsx'
import { Stack } from '../../../platform/boxes/stack.tsx'
import { calls } from '../../../platform/calls/calls.ts'
import { useReadWith } from '../../../platform/calls/use-read.ts'
import { useWrite } from '../../../platform/calls/use-write.ts'
import { buttonOfEntry, EntryList, EntryRow } from '../../../profile/editing/entry-row.tsx'
import { DoneFrame, type Loss } from '../../../profile/editing/frame/done-frame.tsx'
import type { EditorProps } from '../../../profile/profile-page.ts'
import { PromotionForm } from './promotion-form.tsx'
import { daysText, inOrder, isMain, timeOf, type Promotion } from './promotion-words.ts'

const formLoss: Loss = {
  title: 'Close without saving?',
  text: 'The promotion is not saved yet.',
  confirmText: 'Close',
  cancelText: 'Keep editing',
}

const promotionCalls = calls['business-mgmt'].businesses.promotions

/** Adds, changes and removes promotions, and chooses the main one. */
export function PromotionsEditor({ kind, profile, close, focus }: EditorProps) {
  const ownerId = profile.id
  const [today] = useState(() => dayOf(new Date()))
  const queries = useQueryClient()
  const confirm = useConfirm()
  /** The promotion in the form, or `new`. */
  const [edited, setEdited] = useState<Promotion | 'new'>()
  const [isDirty, setDirty] = useState(false)
  const frame = useRef<HTMLElement>(null)
  const refresh = async () => profileChanged(queries, kind, ownerId, ['promotions', 'profile', 'changes'])
  const promotions = useReadWith(
    promotionCalls.list,
    { ownerId },
    { name: 'all', load: async (list, input) => wholeList((page) => list({ ...input, ...page })) },
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

  const { run: makeMain } = useWrite(
    (api, { id }: Promotion) =>
      api['business-mgmt'].businesses.promotions.update({
        ownerId,
        id,
        patch: [{ op: 'replace', path: '/isDefault', value: true }],
      }),
    {
      async onDone() {
        await refresh()
        focus()
      },
      done: (_reply, { title }) => `“${title}” is shown first.`,
    },
  )
  const { run: remove } = useWrite(
    (api, { id }: Promotion) => api['business-mgmt'].businesses.promotions.remove({ ownerId, id }),
    {
      confirm: ({ title }) => ({
        title: `Remove “${title}”?`,
        text: 'It will disappear from the page right away. This cannot be undone.',
        confirmText: 'Remove',
        isDangerous: true,
      }),
      async onDone(_reply, { id }) {
        if (edited !== 'new' && edited?.id === id) setEdited(undefined)
        await refresh()
        focus()
      },
      done: 'Removed.',
      failed: 'It was not removed.',
    },
  )

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
          <Stack ref={frame}>
            <NearLimit count={items.length} limit={limit} noun="promotions" />
            <EntryList label="All promotions">
              {inOrder(items, today).map((promotion) => (
                <Row
                  key={promotion.id}
                  {...{ promotion, today }}
                  onChange={() => void open(promotion)}
                  onMakeMain={() => makeMain(promotion)}
                  onRemove={() => remove(promotion)}
                />
              ))}
            </EntryList>
            {edited === undefined ? (
              <div data-entry="new">
                <Button icon="plus" onClick={() => void open('new')}>
                  Add a promotion
                </Button>
              </div>
            ) : (
              <>
                <h3 className="h3">{edited === 'new' ? 'New promotion' : `Change “${edited.title}”`}</h3>
                <PromotionForm
                  key={edited === 'new' ? edited : edited.id}
                  {...{ ownerId, today, refresh, focus }}
                  promotion={edited === 'new' ? undefined : edited}
                  onDirty={setDirty}
                  onClose={closeForm}
                />
              </>
            )}
          </Stack>
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
