import type { Event } from '@app/contract/events/event-schema.ts'
import { ButtonLink } from '../../components/actions/button-link.tsx'
import { Button } from '../../components/actions/button.tsx'
import { Banner } from '../../components/display/banner.tsx'
import { count, counted } from '../../components/format.ts'
import { shortRange } from '../../page/fit-words.ts'
import { requestPath } from '../../kind/request-paths.ts'
import { changedText } from '../../page/opened-text.ts'
import type { ChoiceProps } from './host-filters.tsx'
import { bookedCount, nearestWeekend, openingText } from './opening-words.ts'

interface OpeningNoteProps extends ChoiceProps {
  event: Event
}

/** Why the listed hosts don’t fit the request as it is, or that others are booked, with what to do about it. */
export function OpeningNote({ event, meta, choice, onChoose }: OpeningNoteProps) {
  const { group, change, opened, week } = choice
  if (change !== undefined && opened?.change === undefined)
    return (
      <Banner
        action={
          <Button onClick={() => onChoose({ change: undefined, only: undefined, week: undefined })}>
            Back to all conditions
          </Button>
        }
      >
        {meta.stats.count === 1 ? 'This host doesn’t fit' : 'These hosts don’t fit'} the request as it is, but
        would {changedText(change, meta.counts.changes.find((one) => one.change === change)?.fields)}.
      </Banner>
    )
  const text = openingText(meta, choice, event)
  if (text !== undefined)
    return (
      <Banner
        action={
          meta.areDatesOver && <ButtonLink to={`${requestPath(event.id)}/edit`}>Change the dates</ButtonLink>
        }
      >
        {text}
      </Banner>
    )
  const isBooked = change === 'dropDates'
  const booked = bookedCount(meta)
  if (week !== undefined || (!isBooked && (group === 'free' || booked === 0))) return null
  const nearest = nearestWeekend(meta.weekends, 0)
  return (
    <Banner
      action={
        <>
          {nearest && (
            <Button onClick={() => onChoose({ week: nearest.weeks, change: undefined, group: undefined })}>
              See {counted(nearest.count, 'host')} free {shortRange(nearest.from, nearest.to)}
            </Button>
          )}
          {!isBooked && (
            <Button onClick={() => onChoose({ change: 'dropDates', group: undefined })}>
              Show {count(booked)} booked
            </Button>
          )}
        </>
      }
    >
      {isBooked
        ? nearest
          ? 'Some of them are free on other weekends.'
          : 'None of them is free on the weekends around your dates either.'
        : `${count(booked)} more ${booked === 1 ? 'is' : 'are'} booked on these dates.`}
    </Banner>
  )
}
