import { zonedFormats } from '../rules/zoned-formats.ts'

interface Stay {
  freeUntil: string | Date
  timeZone: string
}

const moments = zonedFormats('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** Until when a guest cancels or changes a stay for free, by the hotel's clock: 'Fri, Mar 5, 6:00 PM'. */
export const freeUntilText = ({ freeUntil, timeZone }: Stay): string =>
  // Browsers and Node put different spaces before AM and PM.
  moments(timeZone).format(new Date(freeUntil)).replaceAll('\u202F', ' ')

export const isFree = ({ freeUntil }: Pick<Stay, 'freeUntil'>, now = Date.now()): boolean =>
  new Date(freeUntil).getTime() > now
