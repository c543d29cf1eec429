import type { AskedKind } from '../reading/segments.ts'

interface Named {
  name: string
}
interface Valued extends Named {
  value: string
}

export interface FoundWords {
  count: number
  /** How many spaces the pages have together, if those are counted: '43 fields'. */
  spaces: string | null
  kind: AskedKind
  /** The words of the wishes, as typed. */
  wishes: string | null
  /** Of what it must be near to. */
  near: string | null
  miles: string | null
  /** When it must be open, or take place. */
  when: string | null
  place: string
}

/** The sentences of a language, made of values that are written in it already. */
export interface Sayings {
  /** The names of a kind's pages, such as 'hotels'. */
  kinds: Record<AskedKind, string>
  found(words: FoundWords): string
  counted(words: FoundWords): string
  address(of: Valued): string
  phone(of: Valued): string
  email(of: Valued): string
  website(of: Valued): string
  hoursOn(of: Valued & { day: string }): string
  closedOn(of: Named & { day: string }): string
  span(from: string, to: string): string
  /** A time that something must be open at, after or before. */
  clock: Record<'at' | 'after' | 'before', (clock: string) => string>
  allDay: string
  allDayOn(of: Named & { day: string }): string
  everyDay(of: Valued): string
  seats(of: Valued): string
  groups(of: Named & { takes: boolean }): string
  area(of: Valued): string
  floor(of: Named & { length: string; width: string }): string
  clearHeight(of: Valued): string
  opened(of: Valued): string
  rating(of: Valued & { reviews: number }): string
  has(of: Valued): string
  spaces(of: Valued): string
  space(of: {
    count: string
    name: string
    isOne: boolean
    surface: string | null
    location: string | null
  }): string
  /** What the page says of its spaces of a kind, in its own words. */
  feature(of: Valued & { space: string }): string
  sports(of: Valued): string
  amenities(of: Valued): string
  attributes(of: Valued): string
  stars(of: Valued): string
  rooms(of: Valued): string
  checkIn(of: Valued): string
  checkOut(of: Valued): string
  /** What a night costs at least, if the page says so. */
  rate(of: Named & { from: string | null }): string
  priceLevel(of: Named & { level: number }): string
  offer(of: Named & { title: string; until: string; code: string | null }): string
  dates(of: Valued): string
  flexibleDates(of: Valued & { days: string | null }): string
  times(of: Named & { start: string; end: string | null }): string
  venues(of: Valued): string
  organizer(of: Valued): string
  teamCost(of: Valued): string
  individualCost(of: Valued): string
  free: string
  teams(of: Valued): string
  ages(of: Valued): string
  level(of: Valued): string
  gender(of: Valued): string
  deadline(of: Valued): string
  register(of: Valued): string
  services(of: Valued): string
  airport(of: Named & { code: string; miles: string; place: string }): string
  distance(of: { from: string; to: string; miles: string }): string
  near(of: Named & { miles: string; to: string }): string
  document(of: Named): string
  documents(of: { count: number; list: string }): string
  availability(of: Named): string
  replies(of: Valued): string
  type(of: Valued): string
  /** What an answer says about itself. */
  remarks: {
    /** Replies to what asks for nothing. */
    greeting(town: string): string
    thanks(town: string): string
    notFound(destination: string): string
    /** The page doesn't list it. */
    notListed(of: { name: string; words: string }): string
    /** Nothing is known of a part of the question. */
    notKnown(words: string): string
    /** Pages of this kind tell no prices. */
    noPrices(kind: AskedKind): string
    /** Hotels whose prices depend on the nights. */
    byLowestRate: string
    /** Whether a place is free on a day. */
    datesUnknown: string
    noneFound(words: FoundWords): string
    notSaid(of: Named): string
    hoursUnknown(of: { count: number; kind: AskedKind }): string
    byRule(destination: string): string
    aboutItself: string
  }
  /** Questions to go on with. */
  next: Record<AskedKind, readonly { about: AskedKind; text: string }[]>
}
