import { addDays } from '@app/contract/rules/calendar-date.ts'
import { maxGapNote, maxGapPrice } from '@app/contract/rules/limits.ts'
import { useState, type FormEvent } from 'react'
import { GrowingList, MoreButton } from '../page/growing-list.tsx'
import { Tag } from '../components/actions/chip.tsx'
import { Button } from '../components/actions/button.tsx'
import { formatRange } from '../components/fields/calendar-date.ts'
import { TextField } from '../components/fields/text-field.tsx'
import { Loaded } from '../page/loaded.tsx'
import { textOf } from '../page/typed-values.ts'
import { Toolbar } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import styles from './calendar.module.css'
import { CalendarSection } from './calendar-section.tsx'
import { useCalendarPart, type Gap } from './calendar-calls.ts'
import { useCalendarWrite } from './calendar-writes.ts'
import { gapTimeWords } from './gap-words.ts'
import { usePage } from './page-parts.ts'
import { FormEnd } from '../platform/form/form-end.tsx'

/** The others open on request, unless they are published. */
const firstShown = 3

/** The coming weekends with free time, which managers publish on the page of the facility. */
export function GapsSection({ onShare }: { onShare: () => void }) {
  const { ownerId } = usePage()
  const [isWhole, setWhole] = useState(false)
  const isShown = ({ published }: Gap, index: number) => isWhole || index < firstShown || published !== null
  const query = useCalendarPart(ownerId, 'gaps', ({ gaps }, options) => gaps.list({ ownerId }, options))
  return (
    <CalendarSection
      id="gaps"
      title="Free weekends to publish"
      note="Visitors see what you publish as free this weekend. People whose requests or saved searches match hear of it."
    >
      <Loaded query={query} errorTitle="The free weekends didn’t load.">
        {({ isKnown, weekends }) =>
          !isKnown ? (
            <p className="mut">
              <button type="button" className="link" onClick={onShare}>
                Share your calendar
              </button>{' '}
              first.
            </p>
          ) : weekends.length === 0 ? (
            <p className="mut">No free time of four hours or more on the coming eight weekends.</p>
          ) : (
            <GrowingList gap="3">
              <ul className={styles.rows}>
                {weekends.filter(isShown).map((weekend) => (
                  <GapRow key={weekend.saturday} weekend={weekend} />
                ))}
              </ul>
              {!weekends.every(isShown) && (
                <div>
                  <MoreButton variant="quiet" onClick={() => setWhole(true)}>
                    Show all {weekends.length} weekends
                  </MoreButton>
                </div>
              )}
            </GrowingList>
          )
        }
      </Loaded>
    </CalendarSection>
  )
}

/** Moves the focus into the form, because the button that opened it is gone. */
const focusFirst = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus()

function GapRow({ weekend }: { weekend: Gap }) {
  const { ownerId, calendar, timeZone, canManage } = usePage()
  const { saturday, times, published } = weekend
  const dates = formatRange({ from: saturday, to: addDays(saturday, 1) }) ?? saturday
  const [isOpen, setOpen] = useState(false)
  const [price, setPrice] = useState('')
  const [note, setNote] = useState('')
  const publish = useCalendarWrite(
    ownerId,
    ({ calendar: { gaps } }) =>
      gaps.publish({ ownerId, data: { saturday, price: textOf(price), note: textOf(note) } }),
    { onDone: () => setOpen(false), done: `Published ${dates}.` },
  )
  const withdraw = useCalendarWrite(
    ownerId,
    ({ calendar: { gaps } }, id: string) => gaps.withdraw({ ownerId, id }),
    { done: `Withdrew ${dates}.` },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    publish.run()
  }
  return (
    <li>
      <Toolbar gap="3" isWrapping={false}>
        <span>
          <b className="semi">{dates}</b>
          {published && (
            <>
              {' '}
              <Tag>Published</Tag>
            </>
          )}
          {published?.price && ` ${published.price}`}
          {gapTimeWords(times, calendar.spaces, timeZone).map((words) => (
            <small key={words}>{words}</small>
          ))}
          {published?.note && <small>{published.note}</small>}
        </span>
        {canManage && published && (
          <Button variant="quiet" isBusy={withdraw.isBusy} onClick={() => withdraw.run(published.id)}>
            Withdraw<span className="sr"> {dates}</span>
          </Button>
        )}
        {canManage && !published && !isOpen && (
          <Button onClick={() => setOpen(true)}>
            Publish<span className="sr"> {dates}</span>
          </Button>
        )}
      </Toolbar>
      {isOpen && !published && (
        // Plain form: two texts without rules.
        <form ref={focusFirst} className={styles.gap} onSubmit={submit}>
          <Stack gap="3">
            <TextField
              label="Price (optional)"
              placeholder="$85 an hour"
              maxLength={maxGapPrice}
              value={price}
              onChange={({ target }) => setPrice(target.value)}
            />
            <TextField
              label="Note (optional)"
              maxLength={maxGapNote}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
            <FormEnd isBusy={publish.isBusy} onCancel={() => setOpen(false)}>
              Publish
            </FormEnd>
          </Stack>
        </form>
      )}
    </li>
  )
}
