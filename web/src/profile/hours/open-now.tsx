import { useSyncExternalStore } from 'react'
import type { OpeningHours } from '@app/contract/rules/opening-hours.ts'
import { atPlace, zoneWords } from '../../calendar/place-clock.ts'
import { Tag } from '../../components/actions/chip.tsx'
import { ownTimeZone } from '../../page/moment.ts'
import { Row } from '../../platform/boxes/row.tsx'
import { openWords } from './open-words.ts'

const minuteMs = 60_000

function everyMinute(onMinute: () => void) {
  const timer = setInterval(onMinute, minuteMs)
  return () => clearInterval(timer)
}

interface OpenNowProps {
  hours: readonly OpeningHours[]
  timeZone: string
}

/** Whether a page is open now, and until when. Only in the browser. */
export function OpenNow({ hours, timeZone }: OpenNowProps) {
  const minute = useSyncExternalStore(everyMinute, () => Math.floor(Date.now() / minuteMs))
  const now = minute * minuteMs
  const { isOpen, next, today } = openWords(hours, timeZone, now)
  const isElsewhere = atPlace(now, timeZone).time !== atPlace(now, ownTimeZone()).time
  return (
    <Row as="p" gap="1 3">
      <Tag tone={isOpen ? 'good' : 'plain'}>{isOpen ? 'Open now' : 'Closed now'}</Tag>
      <span className="sm">
        {[next, `Today: ${today}`, isElsewhere && zoneWords(timeZone)].filter(Boolean).join(' · ')}
      </span>
    </Row>
  )
}
