import { exchangeZone } from './exchange-zones.ts'
import { posixObservances } from './posix-zone.ts'
import { clockOfObservances, type ChangeWindow } from './own-zone.ts'
import { shownWindowsZone, windowsZone } from './windows-zones.ts'
import { readOffset } from './written-times.ts'
import { namedClock, offsetClock, type ZoneClock } from './zone-clock.ts'

/**
 * Abbreviations, by what people in the United States mean. The IANA's zones EST, MST and HST have no daylight saving, which nobody
 * means. AST, BST, IST, NST and SST mean too many things to be known.
 */
const abbreviations: ReadonlyMap<string, string> = new Map([
  ...shortNames('E', 'America/New_York'),
  ...shortNames('C', 'America/Chicago'),
  ...shortNames('M', 'America/Denver'),
  ...shortNames('P', 'America/Los_Angeles'),
  ...shortNames('AK', 'America/Anchorage'),
  ['HST', 'Pacific/Honolulu'],
  ['HAST', 'Pacific/Honolulu'],
  ['Z', 'Etc/UTC'],
  ['CEST', 'Europe/Paris'],
  ['EEST', 'Europe/Bucharest'],
  ['WEST', 'Europe/Lisbon'],
  // Those of Java that are no one else's.
  ['ACT', 'Australia/Darwin'],
  ['AET', 'Australia/Sydney'],
  ['AGT', 'America/Argentina/Buenos_Aires'],
  ['ART', 'Africa/Cairo'],
  ['BET', 'America/Sao_Paulo'],
  ['CAT', 'Africa/Harare'],
  ['CNT', 'America/St_Johns'],
  ['CTT', 'Asia/Shanghai'],
  ['EAT', 'Africa/Addis_Ababa'],
  ['ECT', 'Europe/Paris'],
  ['IET', 'America/Indiana/Indianapolis'],
  ['JST', 'Asia/Tokyo'],
  ['MIT', 'Pacific/Apia'],
  ['NET', 'Asia/Yerevan'],
  ['PLT', 'Asia/Karachi'],
  ['PNT', 'America/Phoenix'],
  ['PRT', 'America/Puerto_Rico'],
  ['VST', 'Asia/Ho_Chi_Minh'],
  // Those of POSIX that don't say when summer begins, and don't mean the United States.
  ['WET0WEST', 'Europe/Lisbon'],
  ['GMT0BST', 'Europe/London'],
  ['CET-1CEST', 'Europe/Paris'],
  ['MET-1MEST', 'Europe/Paris'],
  ['EET-2EEST', 'Europe/Bucharest'],
  ['AEST-10AEDT', 'Australia/Sydney'],
  ['NZST-12NZDT', 'Pacific/Auckland'],
])

const keyOf = (name: string) => name.trim().replaceAll(/\s+/g, '_').toLowerCase()

/** Zones by their cities: `chicago`, `new_york`. */
const zoneByCity = new Map(
  Intl.supportedValuesOf('timeZone').flatMap((zone) => {
    const [, city, ...more] = zone.split('/')
    return city === undefined || more.length > 0 ? [] : [[keyOf(city), zone] as const]
  }),
)

function shortNames(letter: string, zone: string): [string, string][] {
  return ['ST', 'DT', 'T'].map((end) => [`${letter}${end}`, zone])
}

/**
 * The clock of a name that means one zone only: an IANA name, also at the end of a path such as `/citadel.org/20210210_1/America/New_York`
 * or `tzone://Microsoft/Utc`, or one of Windows. The rules are those of Node, as files often have outdated ones.
 */
export function exactClock(tzid: string): ZoneClock | undefined {
  const windows = windowsZone(tzid)
  if (windows !== undefined) return namedClock(windows)
  const parts = tzid.trim().replaceAll(/\s+/g, '_').split('/').slice(-5)
  for (let at = 0; at < parts.length; at++) {
    const clock = ianaClock(parts.slice(at).join('/'))
    if (clock) return clock
  }
  return undefined
}

function ianaClock(name: string): ZoneClock | undefined {
  // Temporal also reads offsets, but EST and the like are not what they seem.
  if (!/^[a-z]/i.test(name) || abbreviations.has(name.toUpperCase())) return undefined
  try {
    return namedClock(name)
  } catch {
    return undefined
  }
}

/**
 * The clock of a name as programs and people shorten or decorate them: `(UTC-05:00) Eastern Time (US & Canada)`,
 * `Eastern Standard Time 1`, `Pacific`, `EST`, `GMT-0500`, `EST5EDT,M3.2.0,M11.1.0`, `Chicago`, `US-Eastern`.
 */
export function looseClock(tzid: string, placeClock: ZoneClock, window: ChangeWindow): ZoneClock | undefined {
  const name = tzid.trim().split('/').at(-1) ?? ''
  const [, prefix, shown = name] = /^\(((?:UTC|GMT)[^)]*)\)\s*(.*)$/i.exec(name) ?? []
  const offset = offsetOfName(shown === '' ? (prefix ?? '') : shown)
  if (offset !== undefined) return offsetClock(offset)
  // Some lists go on after the country: `Pacific Time (US & Canada); Tijuana`.
  const zone = exchangeZone(shown) ?? shownWindowsZone(shown) ?? shownWindowsZone(shown.replace(/\).*$/, ')'))
  if (zone !== undefined) return namedClock(zone)
  const numbered = /^(.+?)[\s_-]+\d+$/.exec(tzid.trim())?.[1]
  const clock = numbered === undefined ? undefined : exactClock(numbered)
  return (
    clock ??
    longNameClock(shown) ??
    shortNameClock(shown, placeClock) ??
    posixClock(tzid.trim(), window) ??
    posixClock(shown, window) ??
    cityClock(shown) ??
    ianaClock(keyOf(tzid).replace('-', '/'))
  )
}

/** `Eastern`, `Eastern Time`, `Eastern Daylight Time`: the zone of Windows that begins so. */
function longNameClock(name: string): ZoneClock | undefined {
  const start = name.replace(/\s+(?:(?:standard|daylight|summer|mean)(?:\s+time)?|time)(?:\s+\d+)?$/i, '')
  const zone = windowsZone(`${start} Standard Time`)
  return zone === undefined ? undefined : namedClock(zone)
}

/** A place without daylight saving that has the offset of the abbreviation means its own clocks: MST in Arizona. */
function shortNameClock(name: string, placeClock: ZoneClock): ZoneClock | undefined {
  const zone = abbreviations.get(name.toUpperCase())
  if (zone === undefined) return undefined
  const clock = namedClock(zone)
  const winter = Date.UTC(2026, 0, 15)
  const isHere = /^[A-Z]+ST$/i.test(name) && placeClock(winter) === clock(winter)
  return isHere ? placeClock : clock
}

function cityClock(name: string): ZoneClock | undefined {
  const zone = zoneByCity.get(keyOf(name))
  return zone === undefined ? undefined : namedClock(zone)
}

function posixClock(name: string, window: ChangeWindow): ZoneClock | undefined {
  const observances = posixObservances(name)
  return observances && clockOfObservances(observances, window)
}

/** `GMT-5`, `UTC+05:30`, `-0500`, `GMT-0500 (EST)`. The names of the IANA, such as `Etc/GMT+5`, are the other way round and known before. */
function offsetOfName(name: string): number | undefined {
  const [, text] = /^(?:UTC|GMT)?\s*([+-]\d\d?(?:[:.]?\d\d)?)(?:\s*\(.*\))?$/i.exec(name) ?? []
  return text === undefined ? undefined : readOffset(text.replace('.', ':'))
}
