import type { Random } from '../../search/index/testing/random.ts'
import { hostileStrings } from './hostile-values.ts'

const starts = [
  'DTSTART:20310602T120000Z',
  'DTSTART;VALUE=DATE:20310602',
  'DTSTART:00500615T000000Z',
  'DTSTART:99991231T235959Z',
  'DTSTART:20311301T250000',
  'DTSTART;TZID=Nowhere/Else:20310602T120000',
  'DTSTART;TZID=__proto__:20310602T120000',
  'DTSTART;TZID=constructor:20310602T120000',
  'DTSTART:',
  'DTSTART;VALUE=PERIOD:20310602T120000Z/P1D',
]
const lengths = [
  'DTEND:20310602T140000Z',
  'DTEND:00010101T000000Z',
  'DURATION:PT2H',
  'DURATION:-PT2H',
  'DURATION:P99999999W',
  'DURATION:P0D',
  'DURATION:PT',
  'DURATION:P1Y',
]
const repeats = [
  'RRULE:FREQ=DAILY;COUNT=3',
  'RRULE:FREQ=SECONDLY',
  'RRULE:FREQ=YEARLY;BYMONTH=13;UNTIL=00010101T000000Z',
  'RRULE:FREQ=WEEKLY;INTERVAL=0',
  'RRULE:FREQ=MONTHLY;BYDAY=99MO;COUNT=999999999999',
  'RRULE:constructor=1',
  'RDATE;VALUE=PERIOD:20310602T120000Z/PT1H,x/y',
  'EXDATE:20310602',
  'RECURRENCE-ID;RANGE=THISANDFUTURE:20310609T120000Z',
]
const others = [
  'UID:1',
  'UID:__proto__',
  'SEQUENCE:99999999999999999999',
  'TRANSP:OPAQUE',
  'STATUS:TENTATIVE',
  'X-A;B=":c',
]

/** A calendar of an event that means something, or nothing. */
export function oddCalendar(random: Random): string {
  const lines = [starts, lengths, repeats, others].flatMap((list) =>
    random.chance(0.8) ? [random.pick(list)] : [],
  )
  if (random.chance(0.4)) lines.push(`SUMMARY:${random.pick(hostileStrings).slice(0, 300)}`)
  if (random.chance(0.1)) lines.push(random.pick(hostileStrings).slice(0, 300))
  const kind = random.pick(['VEVENT', 'VEVENT', 'VEVENT', 'VFREEBUSY', 'VTODO', 'VTIMEZONE'])
  const body = [`BEGIN:${kind}`, ...lines, `END:${kind}`]
  return ['BEGIN:VCALENDAR', ...body, ...body, random.chance(0.95) ? 'END:VCALENDAR' : ''].join('\r\n')
}
