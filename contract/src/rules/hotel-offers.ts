import { addDays, countDays } from './calendar-date.ts'

/** Settings of a destination, and with nulls those of an event, which override them. Dates are in UTC. */
export interface HotelSettings {
  hotelLiveRatesEnabled: boolean | null
  hotelLiveRatesVisibleAfter: string | null
  hotelSpecialsHiddenAfter: string | null
}

/** The settings that apply to an event: its own, and those of its destination where its own are null. */
export const hotelSettings = (
  event: HotelSettings | null,
  destination: HotelSettings | null,
): HotelSettings => ({
  hotelLiveRatesEnabled: event?.hotelLiveRatesEnabled ?? destination?.hotelLiveRatesEnabled ?? null,
  hotelLiveRatesVisibleAfter:
    event?.hotelLiveRatesVisibleAfter ?? destination?.hotelLiveRatesVisibleAfter ?? null,
  hotelSpecialsHiddenAfter: event?.hotelSpecialsHiddenAfter ?? destination?.hotelSpecialsHiddenAfter ?? null,
})

/** Without a date, enabled rates are visible at once. */
export const showsLiveRates = (category: string, settings: HotelSettings, today: string): boolean =>
  category === 'Marketed' &&
  settings.hotelLiveRatesEnabled === true &&
  (settings.hotelLiveRatesVisibleAfter === null || today > settings.hotelLiveRatesVisibleAfter)

/** How an event shows hotels. */
export interface HotelShowing {
  /** Of the event, or of its destination where the event has none. */
  settings: HotelSettings
  isHotelLinkIgnored: boolean
}

export const showingOf = (
  own: (HotelSettings & Pick<HotelShowing, 'isHotelLinkIgnored'>) | null,
  destination: HotelSettings | null,
): HotelShowing => ({
  settings: hotelSettings(own, destination),
  isHotelLinkIgnored: own?.isHotelLinkIgnored ?? false,
})

interface ShownEvent {
  category: string
  hotelLink: string | null
}

/** The organizer's own page of hotels, which stands in for the deals here. */
export const ownPage = (
  { hotelLink }: Pick<ShownEvent, 'hotelLink'>,
  { isHotelLinkIgnored }: Pick<HotelShowing, 'isHotelLinkIgnored'>,
): string | undefined => (isHotelLinkIgnored ? undefined : hotelLink || undefined)

/** Whether the hotels of an event have rates. */
export const showsRates = (event: ShownEvent, showing: HotelShowing, today: string): boolean =>
  ownPage(event, showing) === undefined && showsLiveRates(event.category, showing.settings, today)

/** The first day with rates. Undefined if they are shown already, or as things stand never are. */
export function ratesOpenOn(event: ShownEvent, showing: HotelShowing, today: string): string | undefined {
  const after = showing.settings.hotelLiveRatesVisibleAfter
  if (after === null || showsRates(event, showing, today)) return undefined
  const first = addDays(after, 1)
  return showsRates(event, showing, first) ? first : undefined
}

/** Without a date, specials are never hidden. */
export const showsSpecials = (count: number, settings: HotelSettings, today: string): boolean =>
  count !== 0 && (settings.hotelSpecialsHiddenAfter === null || today <= settings.hotelSpecialsHiddenAfter)

interface Special {
  /** The first and the last night that it is for. */
  startDate: string
  endDate: string
  minNights: number | null
}

/** Whether a special is for one of the nights of a stay, which is long enough for it. */
export const isForStay = (
  { startDate, endDate, minNights }: Special,
  { checkIn, checkOut }: { checkIn: string; checkOut: string },
): boolean =>
  startDate < checkOut && endDate >= checkIn && countDays(checkIn, checkOut) - 1 >= (minNights ?? 1)
