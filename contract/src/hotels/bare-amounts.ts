const words = (list: string) => new Set(list.split(' '))

/** Numbers keep what joins them, so that those of phones, times and dates are no amounts. */
const tokens = /\p{L}+|\d[\d.,:/–-]*\d|\S/gu
/** `99`, `1,250`, `12.50`, and ranges such as `99-129`. */
const plainNumber = /^(?:\d{1,5}[-–])?(\d{1,3}(?:,\d{3})+|\d{1,5})(\.\d\d?)?$/

/** What an amount is for, with the least number that is one: smaller ones count people. */
const units: readonly [names: Set<string>, least: number][] = [
  [words('night nights day stay week weekend month hour nt'), 10],
  [words('person people guest adult child kid athlete player coach car vehicle bus'), 10],
  [words('room suite'), 25],
  [words('team group family couple'), 60],
]
const per = words('/ per a an each every')
const unitInOne = words('nightly pp ppn pn')

/** Lower numbers beside rooms are days of a month, or how many rooms there are. */
const leastOfRooms = 32
const prices = words(
  'rate rates price prices cost costs fee fees surcharge surcharges deposit deposits tariff tariffs',
)
const rooms = words(
  'room rooms suite suites bed beds double doubles queen queens king kings stay stays nights',
)
/** Between one of those and its amount. */
const between = words(
  ': = - – is are of from at now only just available start starts starting begin begins beginning as low up to about around per a night nightly room person stay day',
)
const towards = words('from at low')
/** What follows an amount, rather than the noun that a number counts. */
const after = words(
  'a an per each every all and or plus with before for in on until through during if when only net to',
)

const isYear = (number: number, text: string) => number >= 1900 && number < 2100 && /^\d{4}$/.test(text)

function namesAmountAt(all: readonly string[], at: number): boolean {
  const text = all[at] ?? ''
  const [, whole = ''] = plainNumber.exec(text) ?? []
  if (whole === '') return false
  const number = Number(whole.replaceAll(',', ''))
  const [next = '.', unit = ''] = all.slice(at + 1, at + 3)
  if (unitInOne.has(next)) return true
  if (per.has(next) && units.some(([names, least]) => names.has(unit) && number >= least)) return true
  const isCount = /^[\p{L}\d]/u.test(next) && !after.has(next)
  if (isCount || isYear(number, text)) return false
  const before = all.slice(0, at)
  const noun = before.findLastIndex((token) => !between.has(token))
  const ways = before.slice(noun + 1)
  const isFromRooms = rooms.has(before[noun] ?? '') && ways.some((way) => towards.has(way))
  const isLow = ways.slice(-3).join(' ') === 'as low as'
  return prices.has(before[noun] ?? '') || ((isFromRooms || isLow) && number >= leastOfRooms)
}

/** Whether an English text names an amount of money without a currency: 'Rooms from 99', '99 a night', 'the rate is 99'. */
export function namesBareAmount(text: string): boolean {
  const all = text.normalize('NFKC').toLowerCase().match(tokens) ?? []
  return all.some((_, at) => namesAmountAt(all, at))
}
