import { addDays } from '@app/contract/rules/calendar-date.ts'
import { useState, type FormEvent } from 'react'
import { calendarKey } from '../api/calendar-key.ts'
import { useApi } from '../api/use-api.ts'
import { Button } from '../components/actions/button.tsx'
import { formatRange } from '../components/fields/calendar-date.ts'
import { TextField } from '../components/fields/text-field.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import { Loaded } from '../page/loaded.tsx'
import { textOf } from '../page/typed-values.ts'
import { useWrite } from '../page/use-write.ts'
import { CalendarSection } from './calendar-section.tsx'
import type { Calendar, CalendarApi } from './calendar-calls.ts'
import { gapTimeWords } from './gap-words.ts'
import rows from './rows.module.css'
import styles from './gaps-section.module.css'

interface GapsSectionProps {
  ownerId: string
  spaces: Calendar['spaces']
  timeZone: string
  canManage: boolean
}

type Weekend = Awaited<ReturnType<CalendarApi['gaps']['list']>>['data']['weekends'][number]

/** The coming weekends with free time, which managers publish on the page of the facility. */
export function GapsSection({ ownerId, spaces, timeZone, canManage }: GapsSectionProps) {
  const query = useApi([...calendarKey(ownerId), 'gaps'], async (api, signal) => {
    const { gaps } = api['facility-mgmt'].facilities.calendar
    return (await gaps.list({ ownerId }, { signal })).data
  })
  return (
    <CalendarSection
      id="gaps"
      title="Gaps to publish"
      note="Visitors see what you publish as free this weekend. People whose requests or saved searches match hear of it."
    >
      <Loaded query={query} errorTitle="The free weekends didn’t load.">
        {({ isKnown, weekends }) =>
          !isKnown ? (
            <p className="mut">Share your calendar first, under Spaces.</p>
          ) : weekends.length === 0 ? (
            <p className="mut">No free time of four hours or more on the coming eight weekends.</p>
          ) : (
            <ul className={`${rows.rows} ${styles.rows}`}>
              {weekends.map((weekend) => (
                <GapRow key={weekend.saturday} {...{ ownerId, weekend, spaces, timeZone, canManage }} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </CalendarSection>
  )
}

/** The button that opened the form is gone. */
const focusFirst = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus()

function GapRow({ ownerId, weekend, spaces, timeZone, canManage }: GapsSectionProps & { weekend: Weekend }) {
  const { saturday, times, published } = weekend
  const dates = formatRange({ from: saturday, to: addDays(saturday, 1) }) ?? saturday
  const [isOpen, setOpen] = useState(false)
  const [price, setPrice] = useState('')
  const [note, setNote] = useState('')
  const toast = useToast()
  const queryKey = calendarKey(ownerId)
  const publish = useWrite(
    (api) =>
      api['facility-mgmt'].facilities.calendar.gaps.publish({
        ownerId,
        data: { saturday, price: textOf(price), note: textOf(note) },
      }),
    {
      onDone: async (_reply, queries) => {
        setOpen(false)
        await queries.invalidateQueries({ queryKey })
        toast.success(`Published ${dates}.`)
      },
    },
  )
  const withdraw = useWrite(
    (api) => api['facility-mgmt'].facilities.calendar.gaps.withdraw({ ownerId, id: published?.id ?? '' }),
    {
      onDone: async (_reply, queries) => {
        await queries.invalidateQueries({ queryKey })
        toast.success(`Withdrew ${dates}.`)
      },
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    publish.run()
  }
  return (
    <li>
      <span>
        <b className="semi">{dates}</b>
        {published && ' Published'}
        {published?.price && `, ${published.price}`}
        {gapTimeWords(times, spaces, timeZone).map((words) => (
          <small key={words}>{words}</small>
        ))}
        {published?.note && <small>{published.note}</small>}
      </span>
      {canManage && published && (
        <Button variant="quiet" isBusy={withdraw.isBusy} onClick={() => withdraw.run()}>
          Withdraw<span className="sr"> {dates}</span>
        </Button>
      )}
      {canManage && !published && !isOpen && (
        <Button onClick={() => setOpen(true)}>
          Publish<span className="sr"> {dates}</span>
        </Button>
      )}
      {isOpen && !published && (
        <form ref={focusFirst} className={styles.form} onSubmit={submit}>
          <TextField
            label="Price (optional)"
            placeholder="$85 an hour"
            maxLength={60}
            value={price}
            onChange={({ target }) => setPrice(target.value)}
          />
          <TextField
            label="Note (optional)"
            maxLength={200}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
          <div className={styles.buttons}>
            <Button type="submit" variant="primary" isBusy={publish.isBusy}>
              Publish
            </Button>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              Cancel
            </Button>
          </div>
        </form>
      )}
    </li>
  )
}
